import type { Stripe } from '@stripe/stripe-js';
import { loadStripe as loadStripeScript } from '@stripe/stripe-js/pure';
import { useCallback, useEffect, useState } from 'react';
import type { CheckoutPageQuery } from './gql/checkout-page';

export type StripeScript =
  | { status: 'loading' }
  | { status: 'ready'; stripe: Stripe }
  | { status: 'failed'; retry: () => void };

/** Loads Stripe's code while the server prepares the payment. */
export function useStripeScript(settings: CheckoutPageQuery['settings'] | undefined): StripeScript {
  const [stripe, setStripe] = useState<Stripe | 'failed' | null>(null);
  const { stripePublishableKey: key = null, stripeScriptUrl: url = null } = settings ?? {};

  const load = useCallback(() => {
    setStripe(null);
    if (key) loadStripe(key, url).then(setStripe, () => setStripe('failed'));
  }, [key, url]);
  useEffect(load, [load]);

  // A server without card payments has no key.
  if (stripe === 'failed' || (settings && !key)) return { status: 'failed', retry: load };
  return stripe ? { status: 'ready', stripe } : { status: 'loading' };
}

const stripes = new Map<string, Promise<Stripe>>();

/**
 * One Stripe for all visits to the payment page, as Stripe asks for.
 * @param scriptUrl of the sandbox's script in place of Stripe's; null: Stripe's own
 */
function loadStripe(publishableKey: string, scriptUrl: string | null): Promise<Stripe> {
  const stripe = stripes.get(publishableKey) ?? createStripe(publishableKey, scriptUrl);
  stripes.set(publishableKey, stripe);
  stripe.catch(() => stripes.delete(publishableKey));
  return stripe;
}

async function createStripe(publishableKey: string, scriptUrl: string | null): Promise<Stripe> {
  // The sandbox's script sets window.Stripe, and Stripe's own loader takes what it finds there.
  if (scriptUrl) await loadScript(scriptUrl);
  const stripe = await loadStripeScript(publishableKey);
  if (!stripe) throw new Error('Stripe works in browsers only.');
  return stripe;
}

const scripts = new Map<string, Promise<void>>();

/** Adds a script to the page, once however often it is asked for. One that failed can be loaded again. */
function loadScript(src: string): Promise<void> {
  const begun = scripts.get(src);
  if (begun) return begun;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      scripts.delete(src);
      reject(new Error(`${src} could not be loaded.`));
    });
  });
  scripts.set(src, loaded);
  script.src = src;
  document.head.append(script);
  return loaded;
}
