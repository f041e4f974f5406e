import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';

const CANCEL = graphql(`mutation CancelSignUp($input: CancelSignUpInput!) {
  cancelSignUp(input: $input) {
    cancelledSignUpId
    event { id signUpCount viewerSignUp { id } }
    refund { id amountPence status }
    userErrors { code message field }
  }
}`);
const TERMS = graphql(`query TermsOfPlace($id: ID!) {
  event(id: $id) { refundDeadlineHours viewerSignUp { id viewerCanCancel refundPence payment { refundableUntil } } }
}`);
const CANCELLED = graphql(`query CancelledSignUps($first: Int! = 20, $after: String) {
  viewer { cancelledSignUps(first: $first, after: $after) {
    nodes { id byCreator cancelledAt event { id title } refund { amountPence status } }
    pageInfo { hasNextPage endCursor }
  } }
}`);

type Who = { client: ApiClient };

export const cancelSignUp = ({ client }: Who, signUpId: string, expectedRefundPence: number | null = null) =>
  client.graphql(CANCEL, { input: { signUpId, expectedRefundPence } });

/** The body of the request, for clients of another kind. */
export const cancelSignUpBody = (signUpId: string): string =>
  JSON.stringify({ query: CANCEL, variables: { input: { signUpId } } });

/** Gives a place back, which must work. */
export async function giveBack(who: Who, signUpId: string) {
  const answer = await cancelSignUp(who, signUpId);
  if (!answer.data?.cancelSignUp.cancelledSignUpId) throw new Error(JSON.stringify(answer));
  return answer.data.cancelSignUp;
}

/** The event's page about giving one's own place back. */
export async function termsOf({ client }: Who, id: string) {
  const { data, errors } = await client.graphql(TERMS, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.event?.viewerSignUp;
}

export async function cancelledSignUps(
  { client }: Who,
  page: { first?: number; after?: string | null } = {},
) {
  const { data, errors } = await client.graphql(CANCELLED, page);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.viewer?.cancelledSignUps;
}

/** The answer to a rejected attempt. */
export const notCancelled = (code: string, message: string, field: string | null = null) => ({
  cancelledSignUpId: null,
  event: null,
  refund: null,
  userErrors: [{ code, message, field }],
});

export const noSuchPlace = notCancelled(
  'SIGN_UP_NOT_FOUND',
  'This place is not taken any more: it was given back already',
);
export const eventStarted = notCancelled(
  'CANCELLATION_CLOSED',
  'It is too late to give this place back: the event has started',
);
