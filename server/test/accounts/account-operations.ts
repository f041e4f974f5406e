import { graphql } from '../gql/index.js';
import type { ApiClient, GraphQLAnswer } from '../support/api-client.js';
import { PASSWORD, REGISTER } from '../support/world.js';

export interface SessionInput {
  email: string;
  role?: 'USER' | 'STAFF';
  password?: string;
  name?: string | null;
}

type UserErrors = { code: string; message: string; field: string | null }[];

export const LOG_IN = graphql(`mutation LogIn($input: LogInInput!) {
  logIn(input: $input) { account { ...SessionAccount } userErrors { code message field } }
}`);
export const LOG_OUT = graphql(`mutation LogOut { logOut { userErrors { code } } }`);
export const VIEWER = graphql(`query Viewer { viewer { id role } }`);

/** Registers with the user form and the tests' password, unless told otherwise. */
export async function register(client: ApiClient, input: SessionInput) {
  const answer = await client.graphql(REGISTER, { input: { role: 'USER', password: PASSWORD, ...input } });
  return { ...answer, ...answer.data?.register };
}

/** Signs in with the user form and the tests' password, unless told otherwise. */
export async function logIn(client: ApiClient, input: SessionInput) {
  const answer = await client.graphql(LOG_IN, { input: { role: 'USER', password: PASSWORD, ...input } });
  return { ...answer, ...answer.data?.logIn };
}

export const logOut = (client: ApiClient) => client.graphql(LOG_OUT);

/** The account that the server sees behind the client's requests; null for an anonymous visitor. */
export async function viewerOf(client: ApiClient) {
  const { data, errors } = await client.graphql(VIEWER);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.viewer;
}

/** The code of a rejected sign-in: of a user error, or of a GraphQL error. */
export function errorCodeOf(answer: Pick<GraphQLAnswer, 'errors'> & { userErrors?: UserErrors }): unknown {
  return answer.errors?.[0]?.extensions.code ?? answer.userErrors?.[0]?.code ?? null;
}

export const wrongCredential = {
  code: 'INVALID_CREDENTIAL',
  message: 'Incorrect password or email, Please try again',
  field: null,
};
