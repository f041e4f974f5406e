import classes from './price.module.css';

const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

export function formatPrice(pence: number): string {
  if (pence === 0) return 'Free';
  return (pence % 100 === 0 ? whole : exact).format(pence / 100);
}

/** A sum of money: £0 where a price would be free. */
export function formatSum(pence: number): string {
  return pence === 0 ? whole.format(0) : formatPrice(pence);
}

export function penceToPounds(pence: number): string {
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
}

// The API's numbers have 32 bits; a larger number is refused there like any price that is too high.
const LARGEST_POUNDS = 21_474_836;

/** Anything that is not a number is 0. */
export function poundsToPence(pounds: string): number {
  const bounded = Math.min(Math.max(Number(pounds), -LARGEST_POUNDS), LARGEST_POUNDS);
  // The exponent moves the point among the digits; 0.29 * 100 would be 28.999999999999996.
  return Math.round(Number(`${bounded}e2`)) || 0;
}

export function PriceChip({ pence }: { pence: number }) {
  return (
    <span className={classes.chip} data-paid={pence > 0 || undefined}>
      {formatPrice(pence)}
    </span>
  );
}
