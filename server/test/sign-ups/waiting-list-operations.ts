import type { SignUpInput } from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import type { TestDatabase } from '../support/test-database.js';
import type { Person } from '../support/world.js';

const JOIN = graphql(`mutation JoinWaitingList($input: SignUpInput!) {
  joinWaitingList(input: $input) {
    waitingListEntry { id name email position joinedAt offerExpiresAt event { id waitingCount } }
    userErrors { code message field }
  }
}`);
const LEAVE = graphql(`mutation LeaveWaitingList($input: LeaveWaitingListInput!) {
  leaveWaitingList(input: $input) { leftEventId userErrors { code message field } }
}`);
const STATE = graphql(`query WaitingAt($id: ID!) {
  event(id: $id) {
    placesLeft signUpCount waitingCount
    viewerSignUp { id }
    viewerWaitingListEntry { position offerExpiresAt }
  }
}`);
const OWN = graphql(`query OwnWaiting($first: Int! = 20, $after: String) {
  viewer {
    waitingListEntries(first: $first, after: $after) {
      totalCount nodes { name position event { id } } pageInfo { hasNextPage endCursor }
    }
  }
}`);
const LINE = graphql(`query WaitingList($id: ID!, $first: Int! = 20, $after: String) {
  event(id: $id) {
    waitingListEntries(first: $first, after: $after) {
      totalCount nodes { name email position offerExpiresAt } pageInfo { hasNextPage endCursor }
    }
  }
}`);
const CANCEL = graphql(`mutation GiveBack($input: CancelSignUpInput!) {
  cancelSignUp(input: $input) { cancelledSignUpId userErrors { code message field } }
}`);

interface Page {
  first?: number;
  after?: string | null | undefined;
}

export const join = (person: Person, eventId: string, form: Partial<SignUpInput> = {}) =>
  person.client.graphql(JOIN, { input: { eventId, name: 'Ines Moreau', email: person.email, ...form } });

/** Lets a person wait, which must work. */
export async function wait(person: Person, eventId: string, form: Partial<SignUpInput> = {}) {
  const answer = await join(person, eventId, form);
  const entry = answer.data?.joinWaitingList.waitingListEntry;
  if (!entry) throw new Error(JSON.stringify(answer));
  return entry;
}

/** @param expectedOffer whether the person's page shows an offer; undefined: that is not said */
export const leave = (person: Person, eventId: string, expectedOffer?: boolean) =>
  person.client.graphql(LEAVE, { input: { eventId, ...(expectedOffer !== undefined && { expectedOffer }) } });

/** The places and the line of an event as a client sees them. */
export async function lineOf(client: ApiClient, id: string) {
  const { data, errors } = await client.graphql(STATE, { id });
  if (errors || !data.event) throw new Error(JSON.stringify(errors));
  return data.event;
}

export const ownWaiting = (person: Person, page: Page = {}) =>
  person.client.graphql(OWN, { ...page, after: page.after ?? null });

export const waitingList = (person: Person, id: string, page: Page = {}) =>
  person.client.graphql(LINE, { id, ...page, after: page.after ?? null });

/** Gives a person's place back, which must work. */
export async function giveBack(database: TestDatabase, person: Person, eventId: string): Promise<void> {
  const [signUp] = await database.query<{ id: string }>(
    'SELECT id FROM sign_ups WHERE event_id = $1 AND account_id = $2',
    [eventId, person.id],
  );
  const answer = await person.client.graphql(CANCEL, { input: { signUpId: signUp?.id ?? '' } });
  if (!answer.data?.cancelSignUp.cancelledSignUpId) throw new Error(JSON.stringify(answer));
}
