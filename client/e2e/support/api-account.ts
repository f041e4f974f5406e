import type { APIRequestContext } from '@playwright/test';
import { anEvent, type EventFields } from './event-fields';
import type { Person } from './person';

interface Answer<Data> {
  data?: Data | null;
}

/** An account that acts through the API, for everything that a story takes for granted. */
export class ApiAccount {
  /** @param request whose cookies are the session: those of a page's context sign that browser in */
  constructor(private readonly request: APIRequestContext) {}

  async register({ role, email, password }: Person): Promise<void> {
    await this.#send<{ register: { account: object } }>(
      'mutation ($input: RegisterInput!) { register(input: $input) { account { id } userErrors { code } } }',
      { input: { role, email, password } },
      (data) => data.register.account,
    );
  }

  /** An event of this account's; `fields` replace the ordinary ones. */
  async createEvent(fields: Partial<EventFields> = {}): Promise<{ id: string; title: string }> {
    const { price, ...texts } = { ...anEvent(), ...fields };
    return this.#send<
      { createEvent: { event: { id: string; title: string } } },
      { id: string; title: string }
    >(
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id title } userErrors { code } } }',
      { input: { ...texts, pricePence: Math.round(Number(price) * 100) } },
      (data) => data.createEvent.event,
    );
  }

  async signUp(eventId: string, { name, email }: Pick<Person, 'name' | 'email'>): Promise<void> {
    await this.#send<{ signUp: { signUp: object } }>(
      'mutation ($input: SignUpInput!) { signUp(input: $input) { signUp { id } userErrors { code } } }',
      { input: { eventId, name, email } },
      (data) => data.signUp.signUp,
    );
  }

  async logOut(): Promise<void> {
    await this.#send('mutation { logOut { userErrors { code } } }', {}, (data) => data);
  }

  async #send<Data, Result = unknown>(
    query: string,
    variables: object,
    result: (data: Data) => Result,
  ): Promise<Result> {
    const response = await this.request.post('/graphql', { data: { query, variables } });
    const answer = (await response.json()) as Answer<Data>;
    const found = answer.data && result(answer.data);
    if (!found) throw new Error(JSON.stringify(answer));
    return found;
  }
}
