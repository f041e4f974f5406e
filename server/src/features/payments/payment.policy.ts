import type { Viewer } from '../accounts/viewer.js';
import { type EventOfTeam, hasRight } from '../events/team/event-roles.js';

/** A payment is visible to the payer, and to the owner of the event as long as this is staff. */
export function maySeePayment(
  viewer: Viewer | null,
  of: { accountId: string | null },
  event: EventOfTeam,
): boolean {
  if (viewer !== null && viewer.accountId === of.accountId) return true;
  return hasRight(viewer, event, 'SEE_MONEY');
}

/**
 * The event's owner looks after a payment, whether the event is deleted or not; once that account is deleted, all
 * staff do.
 */
export function maySettlePayment(
  staff: Pick<Viewer, 'accountId'>,
  { eventCreatedById }: { eventCreatedById: string | null },
): boolean {
  return eventCreatedById === null || eventCreatedById === staff.accountId;
}
