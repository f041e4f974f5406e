import type { EntityManager } from 'typeorm';
import { v4 as newKey } from 'uuid';
import { columnsOf } from '../../platform/database/sql/columns.js';
import { forbidden } from '../accounts/access-rules.js';
import type { GivenBack, signUpsGivenBack } from '../cancellations/causes.js';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import { ErrorCode } from '../error-code.js';
import { formatPrice } from '../mail/format-price.js';
import { refundsDue } from '../payments/causes.js';
import { Payment } from '../payments/payment.entity.js';
import { PaymentStatus } from '../payments/payment-status.js';
import { UserError } from '../user-error.js';
import { refundPenceOf } from './refund-pence.js';

/**
 * Decides on the money of places that are given back, in the same transaction: all of it goes back, or, past the
 * deadline, nothing. Then the payment stays as it is, and blocks no other. A person to whom less comes back than they
 * were told keeps the place, and so does one to whom an editor would return money.
 */
export async function refundSignUps(
  { services, runConsequences }: ConsequenceContext,
  manager: EntityManager,
  { givenBack, refuse, setRefund }: DataOf<typeof signUpsGivenBack>,
): Promise<void> {
  const payments = await lockPayments(manager, givenBack);
  const now = services.clock.now();
  const ended: EndedPayment[] = [];
  for (const { event, signUp, byCreator, mayRefund, expectedRefundPence } of givenBack) {
    const payment = payments.get(placeOf(signUp)) ?? null;
    const refundPence = refundPenceOf(payment, event, { byCreator, now });
    if (refundPence > 0 && !mayRefund) refuse(signUp.id, forbidden());
    else if (expectedRefundPence !== null && refundPence < expectedRefundPence) {
      refuse(signUp.id, cannotComeBack(expectedRefundPence));
    } else if (payment) {
      const { amountPence, refundedPence: returnedBeforePence } = payment;
      const paidPence = amountPence - returnedBeforePence;
      setRefund(signUp.id, { paidPence, refundPence, returnedBeforePence });
      ended.push({ payment, signUpId: signUp.id, isRefunded: refundPence > 0 });
    }
  }
  await storeEnd(manager, ended, now);
  const refunded = ended.filter(({ isRefunded }) => isRefunded);
  await runConsequences(refundsDue, manager, { paymentIds: refunded.map(({ payment }) => payment.id) });
}

interface EndedPayment {
  payment: Payment;
  signUpId: string;
  isRefunded: boolean;
}

const placeOf = ({ accountId, eventId }: { accountId: string | null; eventId: string | null }) =>
  `${accountId} ${eventId}`;

/** Those that gave the places: an account has at most one at an event, see `payments_one_live`. */
async function lockPayments(
  manager: EntityManager,
  givenBack: readonly GivenBack[],
): Promise<Map<string, Payment>> {
  const columns = columnsOf(manager, Payment);
  const payments = await columns.query(
    manager,
    `SELECT ${columns.sql} FROM payments
     WHERE (account_id, event_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))
       AND status = $3 AND no_place_reason IS NULL
     ORDER BY id FOR UPDATE`,
    [
      givenBack.map(({ signUp }) => signUp.accountId),
      givenBack.map(({ signUp }) => signUp.eventId),
      PaymentStatus.SUCCEEDED,
    ],
  );
  return new Map(payments.map((payment) => [placeOf(payment), payment]));
}

/** A refund has a key of its own: the intent was made under the old one. */
async function storeEnd(manager: EntityManager, ended: readonly EndedPayment[], now: Date): Promise<void> {
  if (ended.length === 0) return;
  const rows = ended.map(({ payment, signUpId, isRefunded }) => ({
    id: payment.id,
    cancelled_sign_up_id: signUpId,
    status: isRefunded ? PaymentStatus.REFUND_PENDING : payment.status,
    idempotency_key: isRefunded ? newKey() : payment.idempotencyKey,
  }));
  await manager.query(
    `UPDATE payments SET cancelled_sign_up_id = ended.cancelled_sign_up_id, no_place_reason = 'SIGN_UP_CANCELLED',
       status = ended.status, idempotency_key = ended.idempotency_key, updated_at = $2
     FROM json_populate_recordset(NULL::payments, $1) AS ended WHERE payments.id = ended.id`,
    [JSON.stringify(rows), now],
  );
}

/** The deadline may have passed, or the event have changed, while the person read what comes back. */
function cannotComeBack(expectedPence: number): UserError {
  const message = `The ${formatPrice(expectedPence)} cannot come back any more. You still have your place`;
  return new UserError(ErrorCode.CANCELLATION_CLOSED, 'expectedRefundPence', message);
}
