import type { Viewer } from '../accounts/viewer.js';

/** Only the staff account that created an event may change or delete it. */
export function mayEdit(
  viewer: Pick<Viewer, 'accountId' | 'role'> | null,
  event: { createdById: string },
): boolean {
  return viewer !== null && viewer.role === 'STAFF' && viewer.accountId === event.createdById;
}
