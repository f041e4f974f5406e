import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import type { CheckoutPageQuery } from '../../gql/graphql';
import { loadStripe } from './load-stripe';

export type StripeScript =
  | { status: 'loading' }
  | { status: 'ready'; stripe: Stripe }
  | { status: 'failed'; retry: () => void };

/** Stripe's code, which comes while the server prepares the payment. */
export function useStripeScript(settings: CheckoutPageQuery['settings'] | undefined): StripeScript {
  const [stripe, setStripe] = useState<Stripe | 'failed' | null>(null);
  const { stripePublishableKey: key = null, stripeScriptUrl: url = null } = settings ?? {};

  const load = useCallback(() => {
    setStripe(null);
    if (key) loadStripe(key, url).then(setStripe, () => setStripe('failed'));
  }, [key, url]);
  useEffect(load, [load]);

  // A server without card payments has no key to give.
  if (stripe === 'failed' || (settings && !key)) return { status: 'failed', retry: load };
  return stripe ? { status: 'ready', stripe } : { status: 'loading' };
}
