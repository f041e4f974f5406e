import type { Viewer } from '../accounts/viewer.js';

/** A payment is visible to the payer and to the creator of the event. */
export function maySeePayment(
  viewer: Viewer | null,
  of: { accountId: string | null },
  event: { createdById: string | null },
): boolean {
  return viewer !== null && (viewer.accountId === of.accountId || viewer.accountId === event.createdById);
}

/** The event's creator looks after a payment, the event being gone or not; once that account is gone, all staff do. */
export function maySettlePayment(
  staff: Pick<Viewer, 'accountId'>,
  { eventCreatedById }: { eventCreatedById: string | null },
): boolean {
  return eventCreatedById === null || eventCreatedById === staff.accountId;
}
