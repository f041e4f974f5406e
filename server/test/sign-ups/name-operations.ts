import type { NameShown, SignUpOrder, UpdateAccountInput, UpdateSignUpInput } from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';

export const CHOICES: NameShown[] = ['SIGNED_IN', 'ATTENDEES', 'TEAM'];

const UPDATE_SIGN_UP = graphql(`mutation UpdateSignUp($input: UpdateSignUpInput!) {
  updateSignUp(input: $input) {
    signUp { id name nameShown updatedAt ticket { code } } userErrors { code message field }
  }
}`);
const CHOOSE_FOR_ACCOUNT = graphql(`mutation ChooseForAccount($input: UpdateAccountInput!) {
  updateAccount(input: $input) { account { name defaultNameShown } userErrors { code } }
}`);
const OWN_CHOICES = graphql(`query OwnChoices($id: ID!) {
  settings { defaultNameShown }
  viewer { defaultNameShown }
  event(id: $id) { viewerSignUp { name nameShown ticket { code } } }
}`);
const SHOWN =
  graphql(`query ShownNames($id: ID!, $orderBy: SignUpOrder!, $first: Int, $after: String, $last: Int) {
  event(id: $id) {
    signUpCount hiddenSignUpCount
    signUps(orderBy: $orderBy, first: $first, after: $after, last: $last) {
      totalCount nodes { id name } pageInfo { hasNextPage endCursor }
    }
  }
}`);

export const updateSignUp = (client: ApiClient, input: UpdateSignUpInput) =>
  client.graphql(UPDATE_SIGN_UP, { input });

export const chooseForAccount = (client: ApiClient, input: UpdateAccountInput) =>
  client.graphql(CHOOSE_FOR_ACCOUNT, { input });

/** The choices of the person, the account and the installation. */
export async function choicesOf(client: ApiClient, eventId: string) {
  const { data } = await client.graphql(OWN_CHOICES, { id: eventId });
  return {
    installation: data.settings.defaultNameShown,
    account: data.viewer?.defaultNameShown,
    place: data.event?.viewerSignUp?.nameShown,
  };
}

interface Page {
  orderBy?: SignUpOrder;
  first?: number;
  after?: string | null | undefined;
  last?: number;
}

/** A page of the people of an event as a viewer finds them, with the counts. */
export async function shownTo(client: ApiClient, id: string, page: Page = {}) {
  const { data, errors } = await client.graphql(SHOWN, { id, orderBy: 'LATEST_FIRST', ...page });
  return { event: data.event, codes: errors?.map(({ extensions }) => extensions.code) };
}

/** The names on all pages of two people each. */
export async function namesPageByPage(client: ApiClient, id: string, orderBy: SignUpOrder) {
  const names: string[] = [];
  for (let after: string | null | undefined, more = true; more; ) {
    const { event } = await shownTo(client, id, { orderBy, first: 2, after });
    const page = event?.signUps;
    names.push(...(page?.nodes ?? []).map(({ name }) => name));
    after = page?.pageInfo.endCursor;
    more = page?.pageInfo.hasNextPage ?? false;
  }
  return names;
}
