import type { ApolloCache } from '@apollo/client';
import type { NameShown } from '../../../gql/types';

/** The server makes a choice of a form that of the account, and no response has it. */
export function rememberNameShown(cache: ApolloCache, accountId: string, nameShown: NameShown): void {
  const id = cache.identify({ __typename: 'Account', id: accountId });
  if (id) cache.modify({ id, fields: { defaultNameShown: () => nameShown } });
}
