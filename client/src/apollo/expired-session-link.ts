import type { ApolloCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { failedWith } from './failure';

/** When the server no longer knows the session, the pages must stop showing a signed-in account. */
export function expiredSessionLink(cache: ApolloCache): ErrorLink {
  return new ErrorLink(({ error }) => {
    if (failedWith(error, 'UNAUTHENTICATED')) cache.modify({ fields: { viewer: () => null } });
  });
}
