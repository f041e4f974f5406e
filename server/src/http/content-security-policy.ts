import type { CardForm } from '../features/product-settings.js';
import type { ThirdParty } from '../platform/http/security-headers.js';

/** Stripe's own list (https://docs.stripe.com/security/guide#content-security-policy), without what only Maps needs. */
const STRIPE: ThirdParty = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};

/** Where the card form comes from: Stripe, or the sandbox in its place. */
export function cardFormSources({ scriptUrl }: CardForm): ThirdParty {
  if (!scriptUrl) return STRIPE;
  const { origin } = new URL(scriptUrl);
  return { scripts: [origin], frames: [origin], connections: [origin] };
}
