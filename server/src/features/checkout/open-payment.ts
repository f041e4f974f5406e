import { type EntityManager, In } from 'typeorm';
import { v7 as newId, v4 as newKey } from 'uuid';
import { transaction, violates } from '../../platform/database/connection/transaction.js';
import { unauthenticated } from '../accounts/access-rules.js';
import { choicesSince, narrowerOf } from '../accounts/names/narrowed-since.js';
import { type ChosenNameShown, nameShownOf } from '../accounts/names/remember-name-shown.js';
import type { Contact } from '../contacts/contact.js';
import { ErrorCode } from '../error-code.js';
import type { Event } from '../events/event.entity.js';
import { lockEventAsItIs, lockEventPlaces } from '../events/lock-event.js';
import { refundDeadline } from '../events/refund-deadline.js';
import { PAYMENT_ACCOUNT, PAYMENT_EVENT, Payment } from '../payments/payment.entity.js';
import type { CheckoutContext } from '../payments/payment-context.js';
import { OPEN_STATUSES, PaymentStatus } from '../payments/payment-status.js';
import { storeRefusedPlace } from '../place-holds/place-attempts.js';
import { PLACE_HOLD_ACCOUNT } from '../place-holds/place-hold.entity.js';
import { holdPlace } from '../place-holds/place-holds.js';
import { latestDeadline } from '../refunds/refundable-until.js';
import { type AskedPlace, findRefusal } from '../sign-ups/refusal.js';
import { UserError } from '../user-error.js';
import { findWaitingListEntryOf } from '../waiting-list/find-waiting-list-entry.js';

export interface Payer extends ChosenNameShown {
  accountId: string;
  eventId: string;
  contact: Contact;
}

type OpeningContext = Pick<CheckoutContext, 'database' | 'settings' | 'services' | 'runConsequences'>;

export interface OpenedPayment {
  payment: Payment;
  accountId: string;
  eventId: string;
  /** The price of the event now. */
  pricePence: number;
}

/** Whether the payment is for what the event costs now. */
export function isPayable({ payment, pricePence }: OpenedPayment): boolean {
  return payment.amountPence === pricePence;
}

/**
 * The one open payment of an account for an event; made when there is none. It is stored, with the key that Stripe
 * will know it by, before Stripe is asked for anything. With it a place is held, so that a person does not pay for a
 * place that another takes meanwhile.
 * @throws UserError EVENT_NOT_FOUND, EVENT_ENDED, EVENT_FULL, PAYMENT_NOT_REQUIRED, ALREADY_SIGNED_UP
 */
export async function openPayment(
  { database, settings, services, runConsequences }: OpeningContext,
  payer: Payer,
): Promise<OpenedPayment> {
  const { accountId, eventId, contact } = payer;
  const open = (manager: EntityManager) => manager.findOneBy(Payment, openOf(payer));
  return transaction(database, async (manager) => {
    // First, as in the deletion of the account.
    await manager.query('SELECT FROM accounts WHERE id = $1 FOR KEY SHARE', [accountId]);
    const asked = { accountId, eventId, email: contact.email, moment: services.clock.now() };
    // A request that is refused does not wait for the lock of the event.
    const { hasCapacity } = await requirePlace(manager, asked);
    // The price stays as it is until the payment is stored: a change of the price finds the payment.
    const event = await (hasCapacity ? lockEventPlaces : lockEventAsItIs)(manager, eventId);
    if (!event) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
    await requirePlace(manager, asked);
    const found = await open(manager);
    // One for a price that is now 0 may have been paid, or be payable still.
    if (event.pricePence === 0 && !found) throw new UserError(ErrorCode.PAYMENT_NOT_REQUIRED);
    const now = services.clock.now();
    if (!(await holdPlace({ services, runConsequences }, manager, event, accountId)))
      throw new UserError(ErrorCode.EVENT_FULL);
    const choice = (await choicesSince(manager, [payer.viewer])).get(accountId);
    const nameShown = narrowerOf(
      payer.chosenNameShown ??
        (found ?? (await findWaitingListEntryOf(manager, payer)))?.nameShown ??
        nameShownOf(settings, payer),
      choice,
    );
    // From now on it is not abandoned for another hour.
    const change = {
      contact,
      nameShown,
      updatedAt: now,
      ...(found && { shownDeadline: latestDeadline(found.shownDeadline, event) }),
    };
    if (found) await manager.update(Payment, { ...openOf(payer), id: found.id }, change);
    else await insertUnlessOpen(manager, newPayment({ ...payer, nameShown }, event, now));
    const payment = await open(manager);
    // It was paid in between: the next attempt sees the place.
    if (!payment) throw new UserError(ErrorCode.ALREADY_SIGNED_UP);
    return { payment, accountId, eventId, pricePence: event.pricePence };
  }).catch(async (error: unknown) => {
    // Outside the transaction, which is undone.
    if (error instanceof UserError && error.problems.some(({ code }) => code === ErrorCode.EVENT_FULL))
      await storeRefusedPlace(database, payer, services.clock.now());
    if (violates(error, PAYMENT_ACCOUNT) || violates(error, PLACE_HOLD_ACCOUNT)) throw unauthenticated();
    throw violates(error, PAYMENT_EVENT) ? new UserError(ErrorCode.EVENT_NOT_FOUND) : error;
  });
}

/** @throws UserError EVENT_NOT_FOUND, EVENT_ENDED, ALREADY_SIGNED_UP, EVENT_FULL */
async function requirePlace(manager: EntityManager, asked: AskedPlace) {
  const { refusal, hasCapacity } = await findRefusal(manager, asked);
  if (refusal) throw new UserError(ErrorCode[refusal]);
  return { hasCapacity };
}

function openOf({ accountId, eventId }: Payer) {
  return { accountId, eventId, status: In([...OPEN_STATUSES]) };
}

function newPayment(
  { accountId, eventId, contact, nameShown }: Payer & Pick<Payment, 'nameShown'>,
  event: Event,
  now: Date,
): Payment {
  return {
    id: newId(),
    accountId,
    eventId,
    eventCreatedById: event.createdById,
    signUpId: null,
    cancelledSignUpId: null,
    originalEventId: eventId,
    originalSignUpId: null,
    eventTitle: event.title,
    contact,
    nameShown,
    dueMail: null,
    amountPence: event.pricePence,
    currency: 'gbp',
    refundedPence: 0,
    status: PaymentStatus.REQUIRES_PAYMENT,
    attentionReason: null,
    endedAttentionReasons: [],
    attentionNote: null,
    noPlaceReason: null,
    shownRevision: event.revision,
    shownDeadline: refundDeadline(event),
    idempotencyKey: newKey(),
    intentId: null,
    createdAt: now,
    paidAt: null,
    refundedAt: null,
    updatedAt: now,
  };
}

/** Of two that start at once the database stores the first, and both continue with that one. */
async function insertUnlessOpen(manager: EntityManager, payment: Payment): Promise<void> {
  await manager.createQueryBuilder().insert().into(Payment).values(payment).orIgnore().execute();
}
