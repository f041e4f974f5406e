import type { Viewer } from '../accounts/viewer.js';

/** What a person paid is for that person, and for the creator of the event. */
export function maySeePayment(
  viewer: Viewer | null,
  signUp: { accountId: string },
  event: { createdById: string },
): boolean {
  return viewer !== null && (viewer.accountId === signUp.accountId || viewer.accountId === event.createdById);
}
