/** A page that uses the script wrongly: Stripe's throws, for programmers, where a payment that fails is an answer. */
export class IntegrationError extends Error {
  /** @override */
  name = 'IntegrationError';
}
