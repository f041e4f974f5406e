import { forbidden, requireStaff } from '../accounts/access-rules.js';
import type { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Viewer } from '../accounts/viewer.js';
import type { Context } from '../context.js';

/** Only the staff account that created an event may change or delete it. */
export function mayEdit(
  viewer: Pick<Viewer, 'accountId' | 'role'> | null,
  event: { createdById: string },
): boolean {
  return viewer !== null && viewer.role === 'STAFF' && viewer.accountId === event.createdById;
}

/**
 * The rule for what only the creator of an event may do.
 * @param scope with which an access token may do it, too
 * @throws RequestError UNAUTHENTICATED, FORBIDDEN
 * @throws UserError EMAIL_NOT_VERIFIED
 */
export function requireCreator(
  context: Pick<Context, 'viewer' | 'settings'>,
  event: { createdById: string },
  ...scope: AccessScope[]
): void {
  if (!mayEdit(requireStaff(context, ...scope), event)) throw forbidden();
}
