import type { Services } from '../features/context.js';
import { GoogleRejectedError } from '../features/google/google-gateway.js';
import {
  InvalidSignatureError,
  PaymentServiceRejectedError,
  UnknownIntentError,
} from '../features/payments/payment-gateway.js';
import { NonRetryableError } from '../platform/jobs/job.js';
import { observeFailures, type ServiceFailure } from '../platform/observe-failures.js';

type Gateways = Pick<Services, 'mail' | 'payments' | 'google'>;

/** Errors after which the same call is of no use. */
const REFUSALS = [NonRetryableError, GoogleRejectedError, PaymentServiceRejectedError, UnknownIntentError];

/** The same gateways, and `observe` is told of each call of them that fails. */
export function observeServices(
  { mail, payments, google }: Gateways,
  observe: (service: string, failure: ServiceFailure) => void,
): Gateways {
  const observed = <Gateway extends object>(service: string, gateway: Gateway) =>
    observeFailures(gateway, (error) => {
      // Stripe was not asked: a stranger sent it.
      if (!(error instanceof InvalidSignatureError)) observe(service, failureOf(error));
    });
  return {
    mail: observed('postmark', mail),
    payments: payments && observed('stripe', payments),
    google: google && observed('google', google),
  };
}

function failureOf(error: unknown): ServiceFailure {
  return REFUSALS.some((Refusal) => error instanceof Refusal) ? 'refused' : 'unavailable';
}
