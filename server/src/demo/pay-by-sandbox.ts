import { z } from 'zod';
import { cancelSignUp } from '../features/cancellations/cancel-sign-up.js';
import { CancelledSignUp } from '../features/cancellations/cancelled-sign-up.entity.js';
import { completeCheckout } from '../features/checkout/complete-checkout.js';
import { startCheckout } from '../features/checkout/start-checkout.js';
import type { Context } from '../features/context.js';
import { Payment } from '../features/payments/payment.entity.js';
import { PaymentStatus } from '../features/payments/payment-status.js';
import { refreshPayment } from '../features/payments/refresh-payment.js';
import { refundPaymentJob } from '../features/refunds/refund-payment.job.js';
import { SignUp } from '../features/sign-ups/sign-up.entity.js';

export interface PaidVisit {
  eventId: string;
  name: string;
  email: string;
  at: Date;
  givesBack: boolean;
  disputes: boolean;
}

/**
 * Pays for a place as a person does, with a test card of the sandbox. Each step looks first what is there already, so it
 * goes on where a process was killed. Stripe's side cannot be dated, so the rows are in the end.
 * @param context of the person
 */
export async function payBySandbox(context: Context, visit: PaidVisit): Promise<void> {
  const { eventId, name, email, givesBack, disputes } = visit;
  const find = () =>
    context.database.findOneBy(Payment, { eventId, accountId: context.viewer?.accountId ?? '' });
  const before = await find();
  if (!before || before.status === PaymentStatus.REQUIRES_PAYMENT) {
    const { payment } = await startCheckout(context, { eventId, name, email });
    const open = await context.database.findOneByOrFail(Payment, { id: payment.id });
    if (!open.intentId) throw new Error('The sandbox has given no intent');
    await askSandbox(context, open.intentId, 'pay', { card: '4242424242424242' });
    await completeCheckout(context, { paymentId: open.id });
  }
  const paid = await find();
  if (!paid?.intentId || !context.services.payments) return;
  if (givesBack && paid.signUpId) await cancelSignUp(context, { signUpId: paid.signUpId });
  if (givesBack) await refundPaymentJob.run(context, { paymentId: paid.id });
  if (disputes && !paid.attentionReason) {
    await askSandbox(context, paid.intentId, 'dispute');
    await refreshPayment(context, context.services.payments, paid.intentId);
  }
  await date(context, paid, visit.at);
}

/** As somebody at the sandbox's page does it. */
async function askSandbox(
  { settings }: Context,
  intentId: string,
  action: 'pay' | 'dispute',
  body: object = {},
): Promise<void> {
  const url = new URL(
    `/stripe/payment-intents/${intentId}/${action}`,
    z.url().parse(settings.cardForm?.scriptUrl),
  );
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // One that was paid or disputed before the process was killed.
  if (!response.ok && response.status >= 500) throw new Error(`The sandbox answers ${response.status}`);
}

async function date({ database }: Context, { id, originalSignUpId }: Payment, at: Date): Promise<void> {
  const hourLater = new Date(at.getTime() + 60 * 60_000);
  await database.update(Payment, { id }, { createdAt: at, paidAt: at });
  await database.update(Payment, { id, status: PaymentStatus.REFUNDED }, { refundedAt: hourLater });
  const signUp = { id: originalSignUpId ?? id };
  await database.update(SignUp, signUp, { signedUpAt: at });
  await database.update(CancelledSignUp, signUp, { signedUpAt: at, cancelledAt: hourLater });
}
