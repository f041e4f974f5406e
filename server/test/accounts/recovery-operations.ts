import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';

const REQUEST_PASSWORD_RESET = graphql(`mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { userErrors { code message field } }
}`);
const RESET_PASSWORD = graphql(`mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) { account { id email emailVerified } userErrors { code message field } }
}`);
const VERIFY_EMAIL = graphql(`mutation VerifyEmail($input: VerifyEmailInput!) {
  verifyEmail(input: $input) { account { id email emailVerified } userErrors { code message field } }
}`);
const REQUEST_EMAIL_VERIFICATION = graphql(`mutation RequestEmailVerification {
  requestEmailVerification { userErrors { code message field } }
}`);
const DELETE_ACCOUNT = graphql(`mutation DeleteAccount($password: String) {
  deleteAccount(password: $password) { deletedAccountId userErrors { code message field } }
}`);

export const requestPasswordReset = (client: ApiClient, email: string) =>
  client.graphql(REQUEST_PASSWORD_RESET, { input: { email } });

export async function resetPassword(client: ApiClient, token: string, password = 'a new password') {
  const { data, errors } = await client.graphql(RESET_PASSWORD, { input: { token, password } });
  return { ...data?.resetPassword, errors };
}

/** @param password for a client that is not signed in to the account */
export async function verifyEmail(client: ApiClient, token: string, password?: string) {
  const { data, errors } = await client.graphql(VERIFY_EMAIL, { input: { token, password } });
  return { ...data?.verifyEmail, errors };
}

export const requestEmailVerification = (client: ApiClient) => client.graphql(REQUEST_EMAIL_VERIFICATION);

/** @param password for a session that began more than ten minutes ago */
export const deleteAccount = (client: ApiClient, password?: string) =>
  client.graphql(DELETE_ACCOUNT, { password });

export const invalidLink = {
  account: null,
  userErrors: [
    {
      code: 'INVALID_OR_EXPIRED_LINK',
      message: 'This link is not valid any more. Please ask for a new one',
      field: null,
    },
  ],
  errors: undefined,
};
