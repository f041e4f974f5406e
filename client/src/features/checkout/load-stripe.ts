import type { Stripe } from '@stripe/stripe-js';
import { loadStripe as loadStripeScript } from '@stripe/stripe-js/pure';
import { loadScript } from './load-script';

const loaded = new Map<string, Promise<Stripe>>();

async function load(publishableKey: string, scriptUrl: string | null): Promise<Stripe> {
  // The stand-in sets window.Stripe, and Stripe's own loader takes what it finds there.
  if (scriptUrl) await loadScript(scriptUrl);
  const stripe = await loadStripeScript(publishableKey);
  if (!stripe) throw new Error('Stripe works in browsers only.');
  return stripe;
}

/**
 * One Stripe for all visits to the payment page, as Stripe asks for.
 * @param scriptUrl of the stand-in for Stripe's script; null: Stripe's own
 */
export function loadStripe(publishableKey: string, scriptUrl: string | null): Promise<Stripe> {
  const begun = loaded.get(publishableKey) ?? load(publishableKey, scriptUrl);
  loaded.set(publishableKey, begun);
  begun.catch(() => loaded.delete(publishableKey));
  return begun;
}
