import { type EntityManager, In, IsNull } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import { listComingEventIds } from '../events/lists/list-coming-event-ids.js';
import { refundAll } from '../refunds/refund-all.js';
import { expireCheckouts } from '../refunds/refund-payments-of-event.js';
import { eraseContacts } from './payers/erase-contacts.js';
import { Payment } from './payment.entity.js';
import { PaymentStatus } from './payment-status.js';

/**
 * Takes a person off their payments, in the transaction that deletes the account. Places at events that have not begun
 * are given up and paid back. Payments stay, without the person; where money is still to move or a mail is still
 * to be sent, name and address stay until the person has been told.
 */
export async function detachPayments(
  context: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  const paid = await manager.find(Payment, {
    select: { id: true, eventId: true },
    // A payment for a place that was given back too late for a refund stays paid.
    where: { accountId, status: PaymentStatus.SUCCEEDED, noPlaceReason: IsNull() },
  });
  const eventIds = paid.flatMap(({ eventId }) => eventId ?? []);
  const coming = await listComingEventIds(manager, eventIds, context.services.clock.now());
  const givenUp = {
    accountId,
    eventId: In(coming),
    status: PaymentStatus.SUCCEEDED,
    noPlaceReason: IsNull(),
  } as const;
  await refundAll(context, manager, givenUp, 'ACCOUNT_DELETED');
  await expireCheckouts(context, manager, { accountId });
  await eraseContacts(manager, { accountId });
}
