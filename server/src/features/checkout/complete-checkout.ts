import { validate as isUuid } from 'uuid';
import { requireViewer } from '../accounts/access-rules.js';
import { ErrorCode } from '../error-code.js';
import { eventsThatExist } from '../events/events.loader.js';
import { noPlaceFor, notSucceeded } from '../payments/no-place-reason.js';
import { Payment } from '../payments/payment.entity.js';
import type { CheckoutContext } from '../payments/payment-context.js';
import { PaymentServiceUnreachableError, UnknownIntentError } from '../payments/payment-gateway.js';
import { PaymentStatus } from '../payments/payment-status.js';
import { settlePayment } from '../payments/settle-payment.js';
import { findSignUp } from '../sign-ups/find-sign-up.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { UserError } from '../user-error.js';
import { requireGateway } from './start-checkout.js';

/**
 * Asks Stripe how the viewer's payment stands, and gives the place when it is paid. Nothing that the browser says of it
 * counts.
 * @throws RateLimitedError after 100 in an hour
 * @throws UserError PAYMENT_NOT_FOUND, PAYMENT_NOT_SUCCEEDED naming the status, PAYMENTS_UNAVAILABLE; and where there
 * can be no place, so that the money goes back: EVENT_NOT_FOUND, EVENT_CANCELLED, EVENT_ENDED, EVENT_FULL, ALREADY_SIGNED_UP
 */
export async function completeCheckout(
  context: CheckoutContext,
  { paymentId }: { paymentId: string },
): Promise<SignUp> {
  const { accountId } = requireViewer(context.viewer);
  const gateway = requireGateway(context);
  const payment = isUuid(paymentId)
    ? await context.database.findOneBy(Payment, { id: paymentId, accountId })
    : null;
  if (!payment) throw new UserError(ErrorCode.PAYMENT_NOT_FOUND);
  if (!payment.intentId) throw notSucceeded('requires_payment_method');
  await context.services.rateLimits.countPaymentCheck(accountId, context.networkAddress);
  const intent = await gateway.findIntent(payment.intentId).catch((err: unknown) => {
    if (!(err instanceof PaymentServiceUnreachableError || err instanceof UnknownIntentError)) throw err;
    context.log.error({ err, paymentId }, 'a checkout could not be completed yet');
    throw new UserError(ErrorCode.PAYMENTS_UNAVAILABLE);
  });
  const settled = await settlePayment(context, intent);
  if (settled?.signUpId) {
    const signUp = await findSignUp(context.database, settled.signUpId);
    const event = signUp && (await context.loaders.of(eventsThatExist).load(signUp.eventId));
    if (event) return signUp;
    // A webhook was first, and the event was deleted since: a job ends the place and gives the money back.
    if (signUp) throw noPlaceFor({ noPlaceReason: 'EVENT_DELETED' });
  }
  throw toUserError(settled, intent.reportedStatus);
}

function toUserError(payment: Payment | null, reportedStatus: string): UserError {
  switch (payment?.status) {
    case PaymentStatus.REFUND_PENDING:
    case PaymentStatus.REFUNDED:
    case PaymentStatus.SUCCEEDED:
      return noPlaceFor(payment);
    default:
      return notSucceeded(reportedStatus);
  }
}
