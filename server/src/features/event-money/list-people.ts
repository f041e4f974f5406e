import { columnsOf } from '../../platform/database/sql/columns.js';
import { Conditions } from '../../platform/database/sql/conditions.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { typedEmail } from '../contacts/contact.js';
import type { Context } from '../context.js';
import { Arrival } from '../door/scans/arrival.entity.js';
import { ErrorCode } from '../error-code.js';
import { ActivityAction } from '../events/activity/activity-action.js';
import { recordActivities } from '../events/activity/record-activity.js';
import type { Event } from '../events/event.entity.js';
import { findEvent } from '../events/find-event.js';
import { hasRight, requireRole } from '../events/team/event-roles.js';
import { localTextOf } from '../events/texts/local-text.js';
import { Payment } from '../payments/payment.entity.js';
import { PaymentStatus } from '../payments/payment-status.js';
import { countErasedPlaces } from '../sign-ups/erased-places/erased-counts.js';
import { SignUp } from '../sign-ups/sign-up.entity.js';
import { UserError } from '../user-error.js';

/** Rows that are in memory at a time. */
const BATCH = 1_000;

/** A person who signed up, as a list for people shows them. */
export interface ListedPerson {
  name: string;
  email: string;
  /** ISO 8601 with the offset of the event's zone: `2026-11-22T08:12:00+00:00`. */
  signedUpAt: string;
  /** The sum that was paid and has not gone back, in pounds: `24.50`. */
  paidPounds: string;
  payment: string;
  /** As `signedUpAt`; empty: not yet. */
  arrivedAt: string;
}

const statusTexts: Record<PaymentStatus, string> = {
  REQUIRES_PAYMENT: 'Not paid',
  PROCESSING: 'Being processed',
  SUCCEEDED: 'Paid',
  REFUND_PENDING: 'On its way back',
  REFUNDED: 'Given back',
  CANCELED: 'Not paid',
};

/**
 * An event with all people who signed up, the earliest first; `withMoney`: also what they paid, for the event's owner. They are read in batches while the list is used: a slow
 * reader holds no connection to the database, and a reader that stops causes no further batch.
 * @throws UserError EMAIL_NOT_VERIFIED, EVENT_NOT_FOUND
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but the event's owner and editors
 */
export async function listPeople(
  context: Pick<Context, 'viewer' | 'settings' | 'services' | 'database'>,
  eventId: string,
): Promise<{ event: Event; people: AsyncGenerator<ListedPerson>; withMoney: boolean }> {
  requireStaff(context, AccessScope.SIGN_UPS_READ);
  const event = await findEvent(context.database, eventId);
  if (!event) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  requireRole(context, event, 'EXPORT_PEOPLE', AccessScope.SIGN_UPS_READ);
  const [erased = 0] = await countErasedPlaces(context.database, [event.id]);
  const acted = { eventId: event.id, action: ActivityAction.PEOPLE_EXPORTED, actor: context.viewer };
  await recordActivities(context.database, context.services, [
    { ...acted, detail: String(event.signUpCount - erased) },
  ]);
  const withMoney = hasRight(context.viewer, event, 'SEE_MONEY');
  return { event, people: peopleOf(context, event), withMoney };
}

async function* peopleOf(
  { database }: Pick<Context, 'database'>,
  event: Event,
): AsyncGenerator<ListedPerson> {
  const columns = columnsOf(database, SignUp);
  const payments = columnsOf(database, Payment).only('amountPence', 'refundedPence', 'status');
  const arrivals = columnsOf(database, Arrival).only('arrivedAt');
  const all = columns.and(payments).and(arrivals);
  const textOf = localTextOf(event.timeZone);
  let last: SignUp | undefined;
  do {
    const conditions = new Conditions().add('sign_ups.event_id = ?', event.id);
    if (last) conditions.add('(signed_up_at, sign_ups.id) > (?, ?)', last.signedUpAt, last.id);
    const rows = await all.query(
      database,
      `SELECT ${all.sql} FROM sign_ups LEFT JOIN payments ON payments.sign_up_id = sign_ups.id
         LEFT JOIN arrivals ON arrivals.sign_up_id = sign_ups.id
       WHERE ${conditions.sql} ORDER BY signed_up_at, sign_ups.id LIMIT ${BATCH}`,
      conditions.values,
    );
    for (const row of rows) yield listedPerson(row, event, textOf);
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

/** @param row the columns of payment and arrival are null where there is none */
function listedPerson(
  row: SignUp & { [Column in 'amountPence' | 'refundedPence' | 'status']: Payment[Column] | null } & {
    arrivedAt: Date | null;
  },
  { pricePence }: Event,
  textOf: (instant: Date) => string,
): ListedPerson {
  const { contact, signedUpAt, amountPence, refundedPence, status, arrivedAt } = row;
  const isPaid = status === PaymentStatus.SUCCEEDED;
  return {
    name: contact.name,
    email: typedEmail(contact),
    signedUpAt: textOf(signedUpAt),
    paidPounds: (isPaid ? ((amountPence ?? 0) - (refundedPence ?? 0)) / 100 : 0).toFixed(2),
    payment: status ? statusTexts[status] : pricePence === 0 ? 'Free' : 'Not paid',
    arrivedAt: arrivedAt ? textOf(arrivedAt) : '',
  };
}
