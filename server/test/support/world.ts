import PQueue from 'p-queue';
import type { EventFieldsFragment, Role } from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import type { ApiClient } from './api-client.js';

graphql(`fragment SessionAccount on Account { id email name role emailVerified signInMethods }`);
graphql(`fragment EventFields on Event {
  id title description location type date startTime endTime pricePence public createdAt
  signUpCount createdBy { id name } viewerCanEdit
}`);

export const REGISTER = graphql(`mutation Register($input: RegisterInput!) {
  register(input: $input) { account { ...SessionAccount } userErrors { code message field } }
}`);
export const CREATE_EVENT = graphql(`mutation CreateEvent($input: CreateEventInput!) {
  createEvent(input: $input) { event { ...EventFields } userErrors { code message field } }
}`);

export const PASSWORD = 'correct horse';

export interface Person {
  id: string;
  email: string;
  client: ApiClient;
}

/** Makes what a test needs through the API, so that the world of a test can only be one that the product allows. */
export class World {
  #count = 0;
  /** Of one network address at most eight passwords wait to be hashed (S37). */
  readonly #registrations = new PQueue({ concurrency: 8 });

  constructor(private readonly anonymous: () => ApiClient) {}

  user(): Promise<Person> {
    return this.#register('USER', 'example.org');
  }

  staff(): Promise<Person> {
    return this.#register('STAFF', 'staff.example');
  }

  /** An event of a staff account's; `fields` replace the ordinary ones. */
  async event(creator: Person, fields: object = {}): Promise<EventFieldsFragment> {
    const answer = await creator.client.graphql(CREATE_EVENT, { input: { ...anEvent(), ...fields } });
    if (!answer.data?.createEvent.event) throw new Error(JSON.stringify(answer));
    return answer.data.createEvent.event;
  }

  async #register(role: Role, domain: string): Promise<Person> {
    const client = this.anonymous();
    const email = `person-${++this.#count}-${crypto.randomUUID()}@${domain}`;
    const input = { role, email, password: PASSWORD };
    const answer = await this.#registrations.add(() => client.graphql(REGISTER, { input }));
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
