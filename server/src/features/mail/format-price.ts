const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Pence as people write them: `£24.50`, `£5`. */
export function formatPrice(pence: number): string {
  return pounds.format(pence / 100);
}
