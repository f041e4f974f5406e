import { validate as isUuid } from 'uuid';
import { requireViewer } from '../accounts/access-rules.js';
import { contactOf } from '../contacts/contact.js';
import { ErrorCode } from '../error-code.js';
import { parseInput } from '../parse-input.js';
import { noPlaceFor } from '../payments/no-place-reason.js';
import type { Payment } from '../payments/payment.entity.js';
import type { CheckoutContext } from '../payments/payment-context.js';
import {
  type PaymentGateway,
  type PaymentIntent,
  PaymentServiceRejectedError,
  PaymentServiceUnreachableError,
  UnknownIntentError,
} from '../payments/payment-gateway.js';
import { renewIdempotencyKey, storeIntent } from '../payments/payment-rows.js';
import { PaymentStatus } from '../payments/payment-status.js';
import { settlePayment } from '../payments/settle-payment.js';
import { rememberFromForms } from '../sign-ups/remember-from-forms.js';
import { type SignUpForm, signUpFields } from '../sign-ups/sign-up-fields.js';
import { UserError } from '../user-error.js';
import { isPayable, type OpenedPayment, openPayment } from './open-payment.js';

export interface Checkout {
  payment: Payment;
  /** For the browser; of a payment that is paid or under way, too, so that it can show the truth. */
  clientSecret: string | null;
}

/** An attempt may turn out to be over, or for another price, and so may the next. */
const MAX_ATTEMPTS = 5;

/**
 * Starts the viewer's payment for an event, or goes on with the one that is open: one account pays for an event once,
 * however often it asks. An attempt that is for another price by now, or whose card was declined, is ended and
 * followed by a new one. The amount is the event's price, whatever the browser believes.
 * @throws RateLimitedError after 100 in an hour
 * @throws UserError PAYMENTS_UNAVAILABLE, EVENT_NOT_FOUND, EVENT_ENDED, EVENT_FULL, PAYMENT_NOT_REQUIRED, ALREADY_SIGNED_UP, or for
 *   the form
 */
export async function startCheckout(
  context: CheckoutContext,
  { eventId, ...form }: SignUpForm,
): Promise<Checkout> {
  const viewer = requireViewer(context.viewer);
  const { accountId } = viewer;
  const { nameShown: chosenNameShown, ...typed } = parseInput(signUpFields, form);
  const contact = contactOf(context.settings, viewer, typed);
  const filledIn = { viewer, contact, chosenNameShown };
  if (!isUuid(eventId)) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  const gateway = requireGateway(context);
  await context.services.rateLimits.countCheckout(accountId, context.networkAddress);
  try {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const opened = await openPayment(context, { ...filledIn, accountId, eventId });
      const checkout = await goOn(context, gateway, opened);
      if (!checkout) continue;
      await rememberFromForms(context.database, [filledIn]);
      return checkout;
    }
  } catch (err) {
    if (!isGatewayError(err)) throw err;
    context.log.error({ err, eventId }, 'a checkout could not be started');
  }
  throw new UserError(ErrorCode.PAYMENTS_UNAVAILABLE);
}

/** @throws UserError PAYMENTS_UNAVAILABLE where card payments are not set up */
export function requireGateway({
  services: { payments },
}: Pick<CheckoutContext, 'services'>): PaymentGateway {
  if (!payments) throw new UserError(ErrorCode.PAYMENTS_UNAVAILABLE);
  return payments;
}

function isGatewayError(error: unknown): boolean {
  return [PaymentServiceUnreachableError, PaymentServiceRejectedError, UnknownIntentError].some(
    (type) => error instanceof type,
  );
}

/** @returns null when this attempt is over, so that a new one is due */
async function goOn(
  context: CheckoutContext,
  gateway: PaymentGateway,
  opened: OpenedPayment,
): Promise<Checkout | null> {
  const { payment } = opened;
  const intent = await intentFor(context, gateway, opened);
  if (intent.status === PaymentStatus.REQUIRES_PAYMENT && isPayable(opened) && !intent.declined) {
    return { payment, clientSecret: intent.clientSecret };
  }
  const latest =
    intent.status === PaymentStatus.REQUIRES_PAYMENT ? await gateway.cancelIntent(intent.id) : intent;
  const settled = await settlePayment(context, latest);
  // Of an attempt that was over before Stripe answered.
  if (settled?.intentId !== latest.id || settled.status === PaymentStatus.CANCELED) return null;
  if (settled.status === PaymentStatus.REFUND_PENDING) throw noPlaceFor(settled);
  return { payment: settled, clientSecret: latest.clientSecret };
}

async function intentFor(
  context: CheckoutContext,
  gateway: PaymentGateway,
  { payment, accountId, eventId }: OpenedPayment,
): Promise<PaymentIntent> {
  const { id: paymentId, intentId, amountPence, currency, eventTitle, idempotencyKey } = payment;
  if (intentId) return gateway.findIntent(intentId);
  try {
    const charge = { paymentId, accountId, eventId, amountPence, currency, idempotencyKey };
    const made = await gateway.createIntent({ ...charge, description: eventTitle });
    return (await storeIntent(context, payment, made.id)) ? made : await gateway.cancelIntent(made.id);
  } catch (error) {
    // Stripe stores its answer under the key, a rejection too. Without an answer the key must stay as it is.
    if (error instanceof PaymentServiceRejectedError) await renewIdempotencyKey(context, payment);
    throw error;
  }
}
