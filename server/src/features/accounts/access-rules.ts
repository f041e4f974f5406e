import { type AccessRule, everyoneMay } from '../../platform/access/access.js';
import { RequestError } from '../../platform/graphql/request-errors.js';
import type { Context } from '../context.js';
import { Role } from './role.js';

type Rule = AccessRule<Pick<Context, 'viewer'>, unknown>;

export const anyone: Rule = { name: 'anyone', check: everyoneMay };

export const signedIn: Rule = { name: 'signedIn', check: ({ viewer }) => void requireViewer(viewer) };

export const staffOnly: Rule = {
  name: 'staffOnly',
  check: ({ viewer }) => {
    if (requireViewer(viewer).role !== Role.STAFF) throw forbidden();
  },
};

/** For what only the account itself may see, by whatever path it was reached. */
export const ownAccount: AccessRule<Pick<Context, 'viewer'>, { id: string }> = {
  name: 'ownAccount',
  check: ({ viewer }, account) => {
    if (requireViewer(viewer).accountId !== account.id) throw forbidden();
  },
};

/** @throws RequestError UNAUTHENTICATED for an anonymous visitor */
export function requireViewer(viewer: Context['viewer']): NonNullable<Context['viewer']> {
  if (!viewer) throw new RequestError('UNAUTHENTICATED', 'You need to be logged in');
  return viewer;
}

export function forbidden(): RequestError {
  return new RequestError('FORBIDDEN', 'You do not have permission to do this');
}
