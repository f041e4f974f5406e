import type { AccessScope } from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import { ApiClient } from '../support/api-client.js';
import type { Person } from '../support/world.js';

const CREATE = graphql(`mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    accessToken { id name prefix scopes createdAt lastUsedAt expiresAt } secret userErrors { code message field }
  }
}`);
const REVOKE = graphql(`mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) { revokedAccessTokenId userErrors { code message field } }
}`);
const LIST = graphql(`query AccessTokens {
  viewer { accessTokens { id name prefix scopes createdAt lastUsedAt expiresAt } }
}`);

export const EVERY_SCOPE: AccessScope[] = [
  'ACCOUNT_READ',
  'EVENTS_WRITE',
  'SIGN_UPS_READ',
  'SIGN_UPS_WRITE',
  'WEBHOOKS',
  'DOOR',
  'TEAM_WRITE',
  'MESSAGES_WRITE',
  'PEOPLE_WRITE',
];

interface Wanted {
  name?: string;
  scopes?: AccessScope[];
  expiresAt?: string | null;
}

/** A token for everything that works until it is revoked, unless told otherwise. */
export async function createToken(client: ApiClient, wanted: Wanted = {}) {
  const input = { name: 'Library noticeboard', scopes: EVERY_SCOPE, ...wanted };
  const { data, errors } = await client.graphql(CREATE, { input });
  return { ...data?.createAccessToken, errors };
}

export async function revokeToken(client: ApiClient, id: string) {
  const { data, errors } = await client.graphql(REVOKE, { input: { id } });
  return { ...data?.revokeAccessToken, errors };
}

export async function tokensOf(client: ApiClient) {
  return (await client.graphql(LIST)).data.viewer?.accessTokens ?? [];
}

export function clientWith(url: string, secret: string): ApiClient {
  return new ApiClient(url, { authorization: `Bearer ${secret}` });
}

/** A program of a person's. */
export async function programOf(person: Person, ...scopes: AccessScope[]): Promise<ApiClient> {
  const { secret } = await createToken(person.client, { scopes: scopes.length > 0 ? scopes : EVERY_SCOPE });
  return clientWith(person.client.url, secret ?? '');
}
