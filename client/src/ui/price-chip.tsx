import { formatPrice } from './price';
import classes from './price-chip.module.css';

export function PriceChip({ pence }: { pence: number }) {
  return (
    <span className={classes.chip} data-paid={pence > 0 || undefined}>
      {formatPrice(pence)}
    </span>
  );
}
