import { ApolloLink } from '@apollo/client';
import { expect, it } from 'vitest';
import { DeleteAccountDocument } from '../features/account/gql/delete-account-dialog';
import { LogOutDocument } from '../features/account/gql/profile-menu';
import { SessionDocument } from '../session/gql/session';
import { fakeApi } from '../testing/fake-api';
import { maya } from '../testing/people';
import { failure, schemaLink } from '../testing/schema-link';
import { createApolloClient } from './apollo-client';

function clientOf(viewer: typeof maya | null) {
  const sent: Record<string, unknown> = {};
  const transport: ApolloLink = new ApolloLink((operation) => {
    sent[operation.operationName ?? ''] = operation.getContext().headers;
    const api = fakeApi({ viewer: () => viewer, logOut: () => Promise.reject(failure('UNAUTHENTICATED')) });
    return ApolloLink.execute(schemaLink(api), operation, { client });
  });
  const client = createApolloClient(transport);
  return { client, sent };
}

it('S34: a mutation names the account that the page shows, and a query does not', async () => {
  const { client, sent } = clientOf(maya);
  await client.query({ query: SessionDocument });
  await client.mutate({ mutation: DeleteAccountDocument });
  expect(sent).toEqual({ Session: undefined, DeleteAccount: { 'x-turnout-viewer': maya.id } });
});

it('S34: a mutation of a page that shows no account names none', async () => {
  const { client, sent } = clientOf(null);
  await client.mutate({ mutation: DeleteAccountDocument });
  expect(sent).toEqual({ DeleteAccount: undefined });
  await client.query({ query: SessionDocument });
  await client.mutate({ mutation: DeleteAccountDocument });
  expect(sent).toEqual({ DeleteAccount: undefined, Session: undefined });
});

it('S34: a mutation of a page that has learned of the end of its session names nobody', async () => {
  const { client, sent } = clientOf(maya);
  await client.query({ query: SessionDocument });
  await client.mutate({ mutation: LogOutDocument }).catch(() => {});
  await client.mutate({ mutation: DeleteAccountDocument });
  expect(sent).toEqual({
    Session: undefined,
    LogOut: { 'x-turnout-viewer': maya.id },
    DeleteAccount: undefined,
  });
});
