import type { SignUpInput, SignUpToEventsInput } from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import type { Person } from '../support/world.js';

const SIGN_UP = graphql(`mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    signUp { id name email emailConfirmed signedUpAt event { id title signUpCount } }
    userErrors { code message field }
  }
}`);
const SIGN_UP_TO_EVENTS = graphql(`mutation SignUpToEvents($input: SignUpToEventsInput!) {
  signUpToEvents(input: $input) {
    results { eventId signUp { id name email event { id signUpCount } } error { code message field } }
    userErrors { code message field }
  }
}`);
const CONFIRM_CONTACT = graphql(`mutation ConfirmContact($input: ConfirmContactInput!) {
  confirmContact(input: $input) { event { id title } userErrors { code message field } }
}`);
const STATE = graphql(`query SignUpsOfEvent($id: ID!) {
  event(id: $id) { signUpCount viewerSignUp { id name email } signUps { nodes { id name } } }
}`);

export const signUp = (client: ApiClient, input: SignUpInput) => client.graphql(SIGN_UP, { input });

/** The body of a sign-up's request, for clients of another kind. */
export const signUpBody = (input: SignUpInput): string =>
  JSON.stringify({ query: SIGN_UP, variables: { input } });

/** Signs a person up under a name and with the account's own address, unless told otherwise. */
export const signUpPerson = (person: Person, eventId: string, form: Partial<SignUpInput> = {}) =>
  signUp(person.client, { eventId, name: 'Ines Moreau', email: person.email, ...form });

/** Signs a person up to several events, as `signUpPerson` to one. */
export const signUpToSeveral = (
  person: Person,
  eventIds: string[],
  form: Partial<SignUpToEventsInput> = {},
) =>
  person.client.graphql(SIGN_UP_TO_EVENTS, {
    input: { eventIds, name: 'Ines Moreau', email: person.email, ...form },
  });

/** Signs a person up, which must work. */
export async function placeFor(person: Person, eventId: string, form: Partial<SignUpInput> = {}) {
  const answer = await signUpPerson(person, eventId, form);
  if (!answer.data?.signUp.signUp) throw new Error(JSON.stringify(answer));
  return answer.data.signUp.signUp;
}

/** Presses 'Confirm' on the page of a mail's link. */
export async function confirmContact(client: ApiClient, token: string) {
  const { data, errors } = await client.graphql(CONFIRM_CONTACT, { input: { token } });
  return { ...data?.confirmContact, errors };
}

/** The sign-ups of an event as a client sees them. */
export async function stateOf(client: ApiClient, id: string) {
  const { data, errors } = await client.graphql(STATE, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.event;
}

const PLACES = graphql(
  `query PlacesOfEvent($id: ID!) { event(id: $id) { capacity placesLeft signUpCount } }`,
);

const HELD = graphql(`query PlaceHeldAt($id: ID!) { event(id: $id) { viewerPlaceHeldUntil } }`);

/** Until when a place is held for somebody. */
export async function heldFor(client: ApiClient, id: string): Promise<string | null | undefined> {
  return (await client.graphql(HELD, { id })).data.event?.viewerPlaceHeldUntil;
}

/** How full an event is, for anybody. */
export async function placesOf(client: ApiClient, id: string) {
  const { data, errors } = await client.graphql(PLACES, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.event;
}

/** The answer to a rejected sign-up. */
export const rejection = (code: string, message: string, field: string | null = null) => ({
  signUp: null,
  userErrors: [{ code, message, field }],
});

export const notFound = rejection('EVENT_NOT_FOUND', 'No event found');
export const alreadySignedUp = rejection('ALREADY_SIGNED_UP', 'You have already signed up to this event');
export const eventFull = rejection('EVENT_FULL', 'All places are taken.');
export const paymentRequired = rejection(
  'PAYMENT_REQUIRED',
  'This event has a price, which is to be paid before you sign up',
);
