/** Stripe's package: 218 modules, which no start waits for. It is loaded once the server answers. */
export async function loadStripe() {
  const { default: Stripe } = await import('stripe');
  return Stripe;
}
