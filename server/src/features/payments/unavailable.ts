import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { StaleCheckoutError } from './cancel-payment.js';
import { PaymentServiceUnreachableError, UnknownIntentError } from './payment-gateway.js';

/** The error for a person whose request needed an answer from Stripe; other errors stay as they are. */
export function unavailable(error: unknown): unknown {
  if (error instanceof PaymentServiceUnreachableError) {
    const message = 'Stripe does not answer. Please try again later';
    return new UserError(ErrorCode.PAYMENTS_UNAVAILABLE, null, message);
  }
  if (error instanceof StaleCheckoutError) {
    const message = 'This payment is changing just now. Please try again';
    return new UserError(ErrorCode.PAYMENTS_UNAVAILABLE, null, message);
  }
  if (error instanceof UnknownIntentError) {
    const message = 'Stripe does not know this payment: the keys may be those of another account';
    return new UserError(ErrorCode.PAYMENTS_UNAVAILABLE, null, message);
  }
  return error;
}
