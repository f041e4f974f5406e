import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { forbidden, requireStaff } from '../accounts/access-rules.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { parseInput, requiredText } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { lockPayment } from './find-payment.js';
import { attentionReasonOf } from './needs-attention.js';
import { Payment } from './payment.entity.js';
import { maySettlePayment } from './payment.policy.js';
import { PaymentAttentionReason } from './payment-attention-reason.js';
import { PaymentStatus } from './payment-status.js';

const endInput = z.object({ note: requiredText(500) });
const UNDER_WAY = 'The money of this payment is under way: there is nothing to decide yet';

/**
 * Ends the attention that a payment needs, as staff say: it is kept, or was given back in another way. The same reason comes
 * up again only with something new. Of a payment that needs none nothing changes.
 * @throws UserError PAYMENT_NOT_FOUND, EMAIL_NOT_VERIFIED, CONFLICT while its money is under way, or naming the note
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for people who may not settle it
 */
export async function endPaymentAttention(
  context: Context,
  { paymentId, ...input }: { paymentId: string; note: string },
): Promise<Payment> {
  const staff = requireStaff(context);
  const { database, services, log } = context;
  const exists = isUuid(paymentId) && (await database.existsBy(Payment, { id: paymentId }));
  if (!exists) throw new UserError(ErrorCode.PAYMENT_NOT_FOUND);
  return transaction(database, async (manager) => {
    const payment = await lockPayment(manager, paymentId);
    if (!maySettlePayment(staff, payment)) throw forbidden();
    const { note } = parseInput(endInput, input);
    const reason = attentionReasonOf(payment);
    if (reason === null) return payment;
    if (reason === PaymentAttentionReason.UNFINISHED)
      throw new UserError(ErrorCode.CONFLICT, 'paymentId', UNDER_WAY);
    const ended = new Set([...payment.endedAttentionReasons, reason]);
    // A dispute is mostly why the refund failed: one word ends both.
    if (reason === PaymentAttentionReason.REFUND_FAILED) ended.add(PaymentAttentionReason.DISPUTED);
    const change = {
      attentionReason: null,
      endedAttentionReasons: [...ended],
      attentionNote: note,
      updatedAt: services.clock.now(),
      ...(reason === PaymentAttentionReason.REFUND_FAILED && keptMoney(payment)),
    };
    await manager.update(Payment, paymentId, change);
    log.info({ paymentId, reason }, 'the attention to this payment was ended');
    return { ...payment, ...change };
  });
}

/** Nothing is on its way back any more. A payment without its place blocks no other one. */
function keptMoney({ signUpId, noPlaceReason }: Payment) {
  const reason = signUpId ? noPlaceReason : (noPlaceReason ?? ('REFUNDED' as const));
  return { status: PaymentStatus.SUCCEEDED, noPlaceReason: reason };
}
