import type Stripe from 'stripe';
import type { Card } from '../cards/card.js';
import { secondsNow } from '../ledger/identifiers.js';

/** How Stripe describes the card in an error. */
export function newPaymentMethod(card: Card): Stripe.PaymentMethod {
  return {
    id: card.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'GB',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      funding: 'credit',
      last4: card.last4,
    },
    created: secondsNow(),
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } as unknown as Stripe.PaymentMethod;
}
