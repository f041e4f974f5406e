import type { BrowserContext } from '@playwright/test';
import { ApiCreator } from './api-creator';
import type { Person } from './person';

/** An account that acts through the API, for everything that a story takes for granted. */
export class ApiAccount extends ApiCreator {
  /** Says the name, so that no page asks for it. */
  async register({ role, name, email, password }: Person): Promise<void> {
    await this.send<{ register: { account: object } }>(
      'mutation ($input: RegisterInput!) { register(input: $input) { account { id } userErrors { code } } }',
      { input: { role, name, email, password } },
      (data) => data.register.account,
    );
  }

  async signUp(eventId: string, { name, email }: Pick<Person, 'name' | 'email'>): Promise<void> {
    await this.send<{ signUp: { signUp: object } }>(
      'mutation ($input: SignUpInput!) { signUp(input: $input) { signUp { id } userErrors { code } } }',
      { input: { eventId, name, email } },
      (data) => data.signUp.signUp,
    );
  }

  /** The code of the ticket that this account has for an event, as its QR code has it. */
  ticketCode(eventId: string): Promise<string> {
    return this.send<{ event: { viewerSignUp: { ticket: { code: string } } | null } }, string>(
      'query ($eventId: ID!) { event(id: $eventId) { viewerSignUp { ticket { code } } } }',
      { eventId },
      ({ event }) => event.viewerSignUp?.ticket.code.replaceAll(' ', '') ?? null,
    );
  }

  /** Gives back the place that this account has at an event. */
  async giveBack(eventId: string): Promise<void> {
    const signUpId = await this.send<{ event: { viewerSignUp: { id: string } | null } }, string>(
      'query ($eventId: ID!) { event(id: $eventId) { viewerSignUp { id } } }',
      { eventId },
      ({ event }) => event.viewerSignUp?.id ?? null,
    );
    await this.#cancelSignUp(signUpId);
  }

  /** Takes a person out of an event that this account created. */
  async takeOut(eventId: string, name: string): Promise<void> {
    const signUpId = await this.send<
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
    await this.send<{ cancelSignUp: { cancelledSignUpId: string | null } }>(
      'mutation ($input: CancelSignUpInput!) { cancelSignUp(input: $input) { cancelledSignUpId userErrors { code } } }',
      { input: { signUpId } },
      (data) => data.cancelSignUp.cancelledSignUpId,
    );
  }

  async joinWaitingList(eventId: string, { name, email }: Pick<Person, 'name' | 'email'>): Promise<void> {
    await this.send<{ joinWaitingList: { waitingListEntry: object | null } }>(
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
    const { payment, clientSecret } = await this.send<
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
    await this.send(
      'mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { userErrors { code } } }',
      { input: { paymentId } },
      (data) => data,
    );
  }

  /** An access token of this account's. @returns the secret */
  createToken(scopes: readonly string[]): Promise<string> {
    return this.send<{ createAccessToken: { secret: string | null } }, string>(
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret userErrors { code } } }',
      { input: { name: 'A site', scopes } },
      (data) => data.createAccessToken.secret,
    );
  }

  /** Signs a browser in as this account. */
  async signIn(context: BrowserContext): Promise<void> {
    const { cookies } = await this.request.storageState();
    await context.addCookies(cookies);
  }

  async logOut(): Promise<void> {
    await this.send('mutation { logOut { userErrors { code } } }', {}, (data) => data);
  }
}
