import { ParameterError } from '../stripe-error.js';

/** https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const smallest: Record<string, number> = { gbp: 30, eur: 50, usd: 50 };
const LARGEST = 99_999_999;

/** @throws ParameterError for what no card can be charged with */
export function checkAmount(amount: number, currency: string): void {
  const least = smallest[currency];
  if (least === undefined) {
    throw new ParameterError(`Invalid currency: ${currency}. The sandbox knows gbp, eur and usd.`, {
      param: 'currency',
    });
  }
  if (amount < 1) {
    const message = 'This value must be greater than or equal to 1.';
    throw new ParameterError(message, { code: 'parameter_invalid_integer', param: 'amount' });
  }
  if (amount < least) {
    const message = `Amount must be at least ${inUnits(least)} ${currency}.`;
    throw new ParameterError(message, { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > LARGEST) {
    const message = `Amount must be no more than ${inUnits(LARGEST)} ${currency}.`;
    throw new ParameterError(message, { code: 'amount_too_large', param: 'amount' });
  }
}

function inUnits(amount: number): string {
  return (amount / 100).toFixed(2);
}
