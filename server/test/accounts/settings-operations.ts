import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import { PASSWORD } from '../support/world.js';

graphql(`fragment ChangedAccount on AccountPayload {
  account { id name nameConfirmed sessions { id isCurrent } } userErrors { code message field }
}`);
const UPDATE_ACCOUNT = graphql(`mutation UpdateAccount($input: UpdateAccountInput!) {
  updateAccount(input: $input) { ...ChangedAccount }
}`);
const CHANGE_PASSWORD = graphql(`mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) { account { id email sessions { isCurrent } } userErrors { code message field } }
}`);
const END_SESSION = graphql(`mutation EndSession($input: EndSessionInput!) {
  endSession(input: $input) { ...ChangedAccount }
}`);
const END_OTHER_SESSIONS = graphql(`mutation EndOtherSessions { endOtherSessions { ...ChangedAccount } }`);
const SESSIONS = graphql(`query Sessions {
  viewer { sessions { id isCurrent createdAt lastSeenAt device } }
}`);
const NAME = graphql(`query NameOfViewer { viewer { name nameConfirmed } }`);

export const NEW_PASSWORD = 'a new password';

export async function updateAccount(client: ApiClient, name: string) {
  const { data, errors } = await client.graphql(UPDATE_ACCOUNT, { input: { name } });
  return { ...data?.updateAccount, errors };
}

/** From the tests' password to a new one, unless told otherwise. */
export async function changePassword(
  client: ApiClient,
  input: { currentPassword?: string | null; newPassword?: string } = {},
) {
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, ...input };
  const { data, errors } = await client.graphql(CHANGE_PASSWORD, { input: change });
  return { ...data?.changePassword, errors };
}

export async function endSession(client: ApiClient, id: string) {
  const { data, errors } = await client.graphql(END_SESSION, { input: { id } });
  return { ...data?.endSession, errors };
}

export async function endOtherSessions(client: ApiClient) {
  const { data, errors } = await client.graphql(END_OTHER_SESSIONS);
  return { ...data?.endOtherSessions, errors };
}

/** Where the client's account is signed in. */
export async function sessionsOf(client: ApiClient) {
  const { data } = await client.graphql(SESSIONS);
  return data.viewer?.sessions ?? [];
}

export async function nameOf(client: ApiClient) {
  return (await client.graphql(NAME)).data.viewer;
}

export const userError = (code: string, message: string, field: string | null = null) => ({
  account: null,
  userErrors: [{ code, message, field }],
  errors: undefined,
});
