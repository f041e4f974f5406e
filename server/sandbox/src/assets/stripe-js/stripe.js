import { authenticate } from './authenticate.js';
import { Elements } from './elements.js';
import { IntegrationError } from './integration-error.js';

/** The release that @stripe/stripe-js expects; it warns of any other. */
const RELEASE = 'endive';

const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
const ORIGIN = new URL(src).origin;

const unreachable = {
  type: 'api_connection_error',
  message: 'We are experiencing issues connecting to our payments provider. Please try again.',
};

/** The API says this in words for programmers; Stripe's script says it to people. */
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/**
 * What `window.Stripe(key)` makes: of Stripe's many functions those by which a card pays.
 * @implements {Pick<import('@stripe/stripe-js').Stripe, 'retrievePaymentIntent'>}
 */
class SandboxStripe {
  #key;

  constructor(key) {
    this.#key = key;
  }

  elements(options) {
    return new Elements(ORIGIN, this.#key, options);
  }

  /**
   * @param {{
   *   elements: Elements,
   *   clientSecret?: string,
   *   confirmParams?: Partial<import('@stripe/stripe-js').ConfirmPaymentData>,
   *   redirect?: 'always' | 'if_required',
   * }} options
   * @returns {Promise<import('@stripe/stripe-js').PaymentIntentResult>}
   */
  async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
    if (redirect !== 'if_required' && !confirmParams.return_url) {
      throw new IntegrationError('stripe.confirmPayment(): confirmParams.return_url is required.');
    }
    const secret = elements.secretToConfirm(clientSecret);
    const result = await this.#afterAuthentication(
      await elements.element().confirm(secret, confirmParams.receipt_email),
    );
    if (result.error || redirect === 'if_required') return result;
    location.assign(returnUrl(confirmParams.return_url, result.paymentIntent));
    // The page is about to go.
    return new Promise(() => {});
  }

  async handleNextAction({ clientSecret }) {
    return this.#afterAuthentication(await this.retrievePaymentIntent(clientSecret));
  }

  async retrievePaymentIntent(clientSecret) {
    const [id] = clientSecret.split('_secret_');
    const query = new URLSearchParams({ key: this.#key, client_secret: clientSecret });
    try {
      const response = await fetch(`${ORIGIN}/v1/payment_intents/${encodeURIComponent(id)}?${query}`);
      const body = await response.json();
      return response.ok ? { paymentIntent: body } : { error: body.error };
    } catch {
      return { error: unreachable };
    }
  }

  async #afterAuthentication(result) {
    const { paymentIntent } = result;
    if (paymentIntent?.status !== 'requires_action') return result;
    await authenticate(ORIGIN, paymentIntent);
    const after = await this.retrievePaymentIntent(paymentIntent.client_secret);
    const { last_payment_error, status } = after.paymentIntent ?? {};
    if (status !== 'requires_payment_method' || !last_payment_error) return after;
    const isNotAuthenticated = last_payment_error.code === 'payment_intent_authentication_failure';
    const message = isNotAuthenticated ? NOT_AUTHENTICATED : last_payment_error.message;
    return { error: { ...last_payment_error, message, payment_intent: after.paymentIntent } };
  }

  // React's wrapper takes nothing for Stripe that has not these.
  createToken() {
    throw notHere('createToken');
  }

  createPaymentMethod() {
    throw notHere('createPaymentMethod');
  }

  confirmCardPayment() {
    throw notHere('confirmCardPayment');
  }

  _registerWrapper() {}

  registerAppInfo() {}
}

function notHere(name) {
  return new Error(`The sandbox has no ${name}: use the Payment Element and confirmPayment.`);
}

function returnUrl(url, { id, client_secret, status }) {
  const whole = new URL(url);
  whole.searchParams.set('payment_intent', id);
  whole.searchParams.set('payment_intent_client_secret', client_secret);
  whole.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'pending');
  return whole.href;
}

/** @type {unknown} */
const createStripe = Object.assign((key) => new SandboxStripe(key), { version: RELEASE });
window.Stripe = /** @type {import('@stripe/stripe-js').StripeConstructor} */ (createStripe);
