import type { SignUpPaymentFragment } from '../../gql/graphql';
import classes from './payment-chip.module.css';
import { paymentWords } from './payment-words';

interface Props {
  payment: SignUpPaymentFragment | null;
  /** Of the event as it is now: someone may have a place from before it had a price. */
  pricePence: number;
}

export function PaymentChip({ payment, pricePence }: Props) {
  if (!payment && pricePence === 0) return null;
  return (
    <span className={classes.chip} data-paid={payment?.status === 'SUCCEEDED' || undefined}>
      {payment ? paymentWords(payment) : 'Not paid'}
    </span>
  );
}
