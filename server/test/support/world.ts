import type { ApiClient } from './api-client.js';

export const PASSWORD = 'correct horse';

export interface Person {
  id: string;
  email: string;
  client: ApiClient;
}

/** Makes what a test needs through the API, so that the world of a test can only be one that the product allows. */
export class World {
  #count = 0;

  constructor(private readonly anonymous: () => ApiClient) {}

  user(): Promise<Person> {
    return this.#register('USER', 'example.org');
  }

  staff(): Promise<Person> {
    return this.#register('STAFF', 'staff.example');
  }

  /** An event of a staff account's; `fields` replace the ordinary ones. */
  async event(creator: Person, fields: object = {}): Promise<{ id: string; title: string }> {
    const answer = await creator.client.graphql(
      `mutation ($input: CreateEventInput!) {
        createEvent(input: $input) { event { id title } userErrors { code field } }
      }`,
      { input: { ...anEvent(), ...fields } },
    );
    if (!answer.data?.createEvent.event) throw new Error(JSON.stringify(answer));
    return answer.data.createEvent.event;
  }

  async #register(role: string, domain: string): Promise<Person> {
    const client = this.anonymous();
    const email = `person-${++this.#count}-${crypto.randomUUID()}@${domain}`;
    const answer = await client.graphql(
      `mutation ($input: RegisterInput!) {
        register(input: $input) { account { id } userErrors { code field } }
      }`,
      { input: { role, email, password: PASSWORD } },
    );
    if (!answer.data?.register.account) throw new Error(JSON.stringify(answer));
    return { id: answer.data.register.account.id, email, client };
  }
}

/** The input of an event that breaks no rule. */
export function anEvent() {
  return {
    title: 'Bread for beginners',
    description: 'Flour, water, salt, time.',
    location: 'Kirkgate Kitchen, Leeds',
    type: 'Workshop',
    date: '2027-03-14',
    startTime: '10:00',
    endTime: '12:30',
    pricePence: 2450,
  };
}
