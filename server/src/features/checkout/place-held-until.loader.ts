import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import type { Payment } from '../payments/payment.entity.js';
import { isOpen } from '../payments/payment-status.js';
import { findHolds } from '../place-holds/place-holds.js';

/** Until when a place is held for each of these payments; null where none is, or the payment is over. */
export const placeHeldUntil: BatchFunction<Context, Payment, Date | null> = async (
  { database },
  payments,
) => {
  const accountIds = payments.filter(isOpen).flatMap(({ accountId }) => accountId ?? []);
  const holds = accountIds.length > 0 ? await findHolds(database, accountIds) : [];
  return payments.map((payment) => {
    const isHeld = ({ eventId, accountId }: { eventId: string; accountId: string }) =>
      eventId === payment.eventId && accountId === payment.accountId;
    return isOpen(payment) ? (holds.find(isHeld)?.heldUntil ?? null) : null;
  });
};
