import { type AccessRule, everyoneMay } from '../../platform/access/access.js';
import { RequestError } from '../../platform/graphql/request-errors.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { Role } from './role.js';
import type { Viewer } from './viewer.js';

type Rule = AccessRule<Pick<Context, 'viewer'>, unknown>;

export const anyone: Rule = { name: 'anyone', check: everyoneMay };

export const signedIn: Rule = { name: 'signedIn', check: ({ viewer }) => void requireViewer(viewer) };

export const staffOnly: Rule = {
  name: 'staffOnly',
  check: ({ viewer }) => void requireStaffRole(viewer),
};

/** For what only the account itself may see, by whatever path it was reached. */
export const ownAccount: AccessRule<Pick<Context, 'viewer' | 'provenAccountId'>, { id: string }> = {
  name: 'ownAccount',
  check: ({ viewer, provenAccountId }, account) => {
    if (provenAccountId === account.id) return;
    if (requireViewer(viewer).accountId !== account.id) throw forbidden();
  },
};

/** @throws RequestError UNAUTHENTICATED for an anonymous visitor */
export function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}

function requireStaffRole(viewer: Viewer | null): Viewer {
  const staff = requireViewer(viewer);
  if (staff.role !== Role.STAFF) throw forbidden();
  return staff;
}

/**
 * The first line of what only staff may do: creating, changing and deleting events.
 * @throws RequestError UNAUTHENTICATED, FORBIDDEN
 * @throws UserError EMAIL_NOT_VERIFIED where staff must have shown first that their address is theirs
 */
export function requireStaff({ viewer, settings }: Pick<Context, 'viewer' | 'settings'>): Viewer {
  const staff = requireStaffRole(viewer);
  if (!isStaff(staff, settings)) throw new UserError(ErrorCode.EMAIL_NOT_VERIFIED);
  return staff;
}

/** Whether somebody may do what only staff may: the role, and a verified address where that is required. */
export function isStaff(
  { role, emailVerified }: Viewer,
  { requireVerifiedStaff }: Pick<Context['settings'], 'requireVerifiedStaff'>,
): boolean {
  return role === Role.STAFF && (emailVerified || !requireVerifiedStaff);
}

/** For an anonymous visitor, and for one whose account was deleted since the request began. */
export function unauthenticated(): RequestError {
  return new RequestError('UNAUTHENTICATED', 'You need to be logged in');
}

export function forbidden(): RequestError {
  return new RequestError('FORBIDDEN', 'You do not have permission to do this');
}
