import type { ApiClient, GraphQLAnswer } from '../support/api-client.js';
import { PASSWORD } from '../support/world.js';

export interface SessionInput {
  email: string;
  role?: 'USER' | 'STAFF';
  password?: string;
  name?: string | null;
}

export interface SessionAnswer extends GraphQLAnswer {
  account: { id: string; email: string; name: string; role: string } | null;
  userErrors: { code: string; message: string; field: string | null }[];
}

const PAYLOAD = `{
  account { id email name role emailVerified signInMethods }
  userErrors { code message field }
}`;

/** Registers with the user form and the tests' password, unless told otherwise. */
export async function register(client: ApiClient, input: SessionInput): Promise<SessionAnswer> {
  const answer = await client.graphql(
    `mutation ($input: RegisterInput!) { register(input: $input) ${PAYLOAD} }`,
    { input: { role: 'USER', password: PASSWORD, ...input } },
  );
  return { ...answer, account: answer.data?.register.account, userErrors: answer.data?.register.userErrors };
}

/** Signs in with the user form and the tests' password, unless told otherwise. */
export async function logIn(client: ApiClient, input: SessionInput): Promise<SessionAnswer> {
  const answer = await client.graphql(`mutation ($input: LogInInput!) { logIn(input: $input) ${PAYLOAD} }`, {
    input: { role: 'USER', password: PASSWORD, ...input },
  });
  return { ...answer, account: answer.data?.logIn.account, userErrors: answer.data?.logIn.userErrors };
}

export function logOut(client: ApiClient): Promise<GraphQLAnswer> {
  return client.graphql('mutation { logOut { userErrors { code } } }');
}

/** Who the server takes the client for; null for an anonymous visitor. */
export async function viewerOf(client: ApiClient): Promise<{ id: string; role: string } | null> {
  const { data, errors } = await client.graphql('{ viewer { id role } }');
  if (errors) throw new Error(JSON.stringify(errors));
  return data.viewer;
}

/** What a refused sign-in is told: the code of a user error, or of a GraphQL error. */
export function errorCodeOf({ userErrors, errors }: SessionAnswer): unknown {
  return errors?.[0]?.extensions.code ?? userErrors[0]?.code ?? null;
}

export const wrongCredential = {
  code: 'INVALID_CREDENTIAL',
  message: 'Incorrect password or email, Please try again',
  field: null,
};
