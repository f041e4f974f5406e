import type Stripe from 'stripe';
import type { Wallets } from '../../payments/payment-gateway.js';

/** The wallets of a domain: https://docs.stripe.com/payments/payment-methods/pmd-registration */
export function walletsOf({ enabled, apple_pay, google_pay }: Stripe.PaymentMethodDomain): Wallets {
  if (!enabled) return { applePay: DISABLED, googlePay: DISABLED };
  return { applePay: reasonOf(apple_pay), googlePay: reasonOf(google_pay) };
}

const DISABLED = 'the domain is disabled at Stripe';

function reasonOf({ status, status_details: details }: Stripe.PaymentMethodDomain.ApplePay): string | null {
  if (status === 'active') return null;
  return details?.error_message ?? 'Stripe does not say why';
}
