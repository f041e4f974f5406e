import { graphql } from '../gql/index.js';
import type { ApiClient, GraphQLAnswer } from '../support/api-client.js';
import type { Person } from '../support/world.js';

const START = graphql(`mutation StartCheckout($input: SignUpInput!) {
  startCheckout(input: $input) {
    payment { id amountPence currency status placeHeldUntil }
    clientSecret
    userErrors { code message field }
  }
}`);
const COMPLETE = graphql(`mutation CompleteCheckout($input: CompleteCheckoutInput!) {
  completeCheckout(input: $input) {
    signUp { id name email payment { id amountPence status } }
    userErrors { code message field }
  }
}`);
const CANCEL = graphql(`mutation CancelCheckout($input: CancelCheckoutInput!) {
  cancelCheckout(input: $input) { payment { id status placeHeldUntil } userErrors { code message field } }
}`);
const STATE = graphql(`query PlaceOfViewer($id: ID!) {
  event(id: $id) { signUpCount viewerSignUp { id payment { id status amountPence } } }
}`);

/** Asks for a checkout under a name and with the account's own address, unless told otherwise. */
export const startCheckout = (person: Person, eventId: string, form: object = {}) =>
  person.client.graphql(START, { input: { eventId, name: 'Ines Moreau', email: person.email, ...form } });

/** Starts a checkout, which must work. */
export async function checkoutFor(person: Person, eventId: string, form: object = {}) {
  const answer = await startCheckout(person, eventId, form);
  const { payment, clientSecret } = answer.data?.startCheckout ?? {};
  if (!payment) throw new Error(JSON.stringify(answer));
  // Stripe's secrets begin with the intent that they are for.
  return { payment, clientSecret: clientSecret ?? null, intentId: clientSecret?.split('_secret_')[0] ?? '' };
}

export const completeCheckout = (person: Person, paymentId: string) =>
  person.client.graphql(COMPLETE, { input: { paymentId } });

export const cancelCheckout = (person: Person, paymentId: string) =>
  person.client.graphql(CANCEL, { input: { paymentId } });

/** A sign-up and its payment as the viewer sees them. */
export async function placeOf(client: ApiClient, id: string) {
  const { data, errors } = await client.graphql(STATE, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.event;
}

/** The codes of a refused mutation. */
export function codesOf(answer: GraphQLAnswer): string[] {
  const [payload] = Object.values(answer.data ?? {}) as { userErrors: { code: string }[] }[];
  return (payload?.userErrors ?? []).map(({ code }) => code);
}
