import type { ApiClient, GraphQLAnswer } from '../support/api-client.js';

const ERRORS = 'userErrors { code message field }';
const ACCOUNT = `{ account { id email emailVerified } ${ERRORS} }`;

export function requestPasswordReset(client: ApiClient, email: string): Promise<GraphQLAnswer> {
  return client.graphql(
    `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ${ERRORS} } }`,
    { input: { email } },
  );
}

export async function resetPassword(client: ApiClient, token: string, password = 'a new password') {
  const answer = await client.graphql(
    `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) ${ACCOUNT} }`,
    { input: { token, password } },
  );
  return { ...answer.data?.resetPassword, errors: answer.errors };
}

export async function verifyEmail(client: ApiClient, token: string) {
  const answer = await client.graphql(
    `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) ${ACCOUNT} }`,
    { input: { token } },
  );
  return { ...answer.data?.verifyEmail, errors: answer.errors };
}

export function requestEmailVerification(client: ApiClient): Promise<GraphQLAnswer> {
  return client.graphql(`mutation { requestEmailVerification { ${ERRORS} } }`);
}

export function deleteAccount(client: ApiClient): Promise<GraphQLAnswer> {
  return client.graphql(`mutation { deleteAccount { deletedAccountId ${ERRORS} } }`);
}

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
