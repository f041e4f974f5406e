import { StripeError } from '../stripe-error.js';
import type { Call, Operation } from './operation.js';

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

/**
 * Who is calling. The browser's key may stand in the form as well.
 * @throws StripeError where the key does not open this operation
 */
export function checkKey(
  { secretKey, publishableKey }: Keys,
  { fromBrowser }: Operation,
  authorization: string | undefined,
  parameters: Record<string, unknown>,
): Call['caller'] {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? parameters.key;
  if (given === publishableKey && fromBrowser) return 'publishable';
  if (given === publishableKey) {
    const message =
      'This API call cannot be made with a publishable API key. Please use a secret API key. ' +
      'You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.';
    throw new StripeError(message, { status: 401, code: 'secret_key_required' });
  }
  // A key in a form can come from any page; a header that names one cannot.
  if (given === secretKey && authorization !== undefined) return 'secret';
  if (given === undefined) {
    const message =
      'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
      "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
    throw new StripeError(message, { status: 401 });
  }
  throw new StripeError(`Invalid API Key provided: ${masked(String(given))}`, { status: 401 });
}

function masked(key: string): string {
  return `${key.slice(0, 7)}${'*'.repeat(8)}`;
}
