const fine = ['succeeded', 'delivered'];

/** A state in Stripe's word, written with spaces. */
export function StatusChip({ state }: { state: string }) {
  return (
    <span className={fine.includes(state) ? 'chip good' : 'chip'}>{state.replaceAll(/[_-]/g, ' ')}</span>
  );
}

/** An amount as people write it. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);
}
