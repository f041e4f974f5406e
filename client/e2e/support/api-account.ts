import type { APIRequestContext } from '@playwright/test';
import { anEvent, type EventFields } from './event-fields';
import type { Person } from './person';

interface Answer<Data> {
  data?: Data | null;
}

interface Series {
  id: string;
  events: { nodes: { id: string }[] };
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
  async createEvent(
    fields: Partial<EventFields> & {
      timeZone?: string;
      capacity?: number;
      refundDeadlineHours?: number;
    } = {},
  ): Promise<{ id: string; title: string }> {
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

  /** Three events of this account's, a week from one to the next. */
  async createSeries(fields: Partial<EventFields>): Promise<{ id: string; eventIds: string[] }> {
    const { id: eventId } = await this.createEvent(fields);
    return this.#send<{ createEventSeries: { series: Series | null } }, { id: string; eventIds: string[] }>(
      'mutation ($input: CreateEventSeriesInput!) { createEventSeries(input: $input) { series { id events { nodes { id } } } } }',
      { input: { eventId, interval: 'WEEK', count: 3 } },
      ({ createEventSeries: { series } }) =>
        series && { id: series.id, eventIds: series.events.nodes.map(({ id }) => id) },
    );
  }

  async updateEvent(id: string, { price, ...texts }: Partial<EventFields>): Promise<void> {
    const pricePence = price === undefined ? {} : { pricePence: Math.round(Number(price) * 100) };
    await this.#send<{ updateEvent: { event: object | null } }>(
      'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } userErrors { code } } }',
      { input: { id, ...texts, ...pricePence } },
      (data) => data.updateEvent.event,
    );
  }

  async deleteEvent(id: string): Promise<void> {
    await this.#send<{ deleteEvent: { deletedEventId: string | null } }>(
      'mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { deletedEventId userErrors { code } } }',
      { input: { id } },
      (data) => data.deleteEvent.deletedEventId,
    );
  }

  async signUp(eventId: string, { name, email }: Pick<Person, 'name' | 'email'>): Promise<void> {
    await this.#send<{ signUp: { signUp: object } }>(
      'mutation ($input: SignUpInput!) { signUp(input: $input) { signUp { id } userErrors { code } } }',
      { input: { eventId, name, email } },
      (data) => data.signUp.signUp,
    );
  }

  /** The code of the ticket that this account has for an event, as its QR code has it. */
  ticketCode(eventId: string): Promise<string> {
    return this.#send<{ event: { viewerSignUp: { ticket: { code: string } } | null } }, string>(
      'query ($eventId: ID!) { event(id: $eventId) { viewerSignUp { ticket { code } } } }',
      { eventId },
      ({ event }) => event.viewerSignUp?.ticket.code.replaceAll(' ', '') ?? null,
    );
  }

  /** Gives back the place that this account has at an event. */
  async giveBack(eventId: string): Promise<void> {
    const signUpId = await this.#send<{ event: { viewerSignUp: { id: string } | null } }, string>(
      'query ($eventId: ID!) { event(id: $eventId) { viewerSignUp { id } } }',
      { eventId },
      ({ event }) => event.viewerSignUp?.id ?? null,
    );
    await this.#cancelSignUp(signUpId);
  }

  /** Takes a person out of an event that this account created. */
  async takeOut(eventId: string, name: string): Promise<void> {
    const signUpId = await this.#send<
      { event: { signUps: { nodes: { id: string; name: string }[] } } },
      string
    >(
      'query ($eventId: ID!) { event(id: $eventId) { signUps { nodes { id name } } } }',
      { eventId },
      ({ event }) => event.signUps.nodes.find((signUp) => signUp.name === name)?.id ?? null,
    );
    await this.#cancelSignUp(signUpId);
  }

  async #cancelSignUp(signUpId: string): Promise<void> {
    await this.#send<{ cancelSignUp: { cancelledSignUpId: string | null } }>(
      'mutation ($input: CancelSignUpInput!) { cancelSignUp(input: $input) { cancelledSignUpId userErrors { code } } }',
      { input: { signUpId } },
      (data) => data.cancelSignUp.cancelledSignUpId,
    );
  }

  async joinWaitingList(eventId: string, { name, email }: Pick<Person, 'name' | 'email'>): Promise<void> {
    await this.#send<{ joinWaitingList: { waitingListEntry: object | null } }>(
      'mutation ($input: SignUpInput!) { joinWaitingList(input: $input) { waitingListEntry { id } userErrors { code } } }',
      { input: { eventId, name, email } },
      (data) => data.joinWaitingList.waitingListEntry,
    );
  }

  /** Begins to pay for a place. @returns what the product and what Stripe call the payment */
  async startCheckout(
    eventId: string,
    { name, email }: Pick<Person, 'name' | 'email'>,
  ): Promise<{ paymentId: string; intentId: string }> {
    const { payment, clientSecret } = await this.#send<
      { startCheckout: { payment: { id: string } | null; clientSecret: string } },
      { payment: { id: string } | null; clientSecret: string }
    >(
      'mutation ($input: SignUpInput!) { startCheckout(input: $input) { payment { id } clientSecret userErrors { code } } }',
      { input: { eventId, name, email } },
      (data) => data.startCheckout.payment && data.startCheckout,
    );
    return { paymentId: payment?.id ?? '', intentId: clientSecret.split('_secret_')[0] ?? '' };
  }

  /** Has the product ask Stripe how a payment stands, whatever the answer is. */
  async completeCheckout(paymentId: string): Promise<void> {
    await this.#send(
      'mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { userErrors { code } } }',
      { input: { paymentId } },
      (data) => data,
    );
  }

  /** An access token of this account's. @returns the secret */
  createToken(scopes: readonly string[]): Promise<string> {
    return this.#send<{ createAccessToken: { secret: string | null } }, string>(
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret userErrors { code } } }',
      { input: { name: 'A site', scopes } },
      (data) => data.createAccessToken.secret,
    );
  }

  async logOut(): Promise<void> {
    await this.#send('mutation { logOut { userErrors { code } } }', {}, (data) => data);
  }

  async #send<Data, Result = unknown>(
    query: string,
    variables: object,
    result: (data: Data) => Result | null,
  ): Promise<Result> {
    const response = await this.request.post('/graphql', { data: { query, variables } });
    const answer = (await response.json()) as Answer<Data>;
    const found = answer.data && result(answer.data);
    if (!found) throw new Error(JSON.stringify(answer));
    return found;
  }
}
