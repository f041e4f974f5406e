import type { Viewer } from '../accounts/viewer.js';
import { mayEdit } from '../events/event.policy.js';

/** A payment is visible to the payer, and to the creator of the event as long as this is staff. */
export function maySeePayment(
  viewer: Viewer | null,
  of: { accountId: string | null },
  { createdById }: { createdById: string | null },
): boolean {
  if (viewer !== null && viewer.accountId === of.accountId) return true;
  return createdById !== null && mayEdit(viewer, { createdById });
}

/**
 * The event's creator looks after a payment, whether the event is deleted or not; once that account is deleted, all
 * staff do.
 */
export function maySettlePayment(
  staff: Pick<Viewer, 'accountId'>,
  { eventCreatedById }: { eventCreatedById: string | null },
): boolean {
  return eventCreatedById === null || eventCreatedById === staff.accountId;
}
