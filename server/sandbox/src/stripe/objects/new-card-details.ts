import type Stripe from 'stripe';
import type { Card } from '../cards/card.js';

/** What a charge says of the card: never the whole number. */
export function newCardDetails(card: Card, amount: number): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'GB',
    exp_month: card.expMonth,
    exp_year: card.expYear,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    regulated_status: 'unregulated',
    three_d_secure: null,
    wallet: null,
  } as unknown as Stripe.Charge.PaymentMethodDetails.Card;
}
