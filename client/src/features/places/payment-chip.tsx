import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { formatPrice } from '../../ui/texts/price';
import type { PaymentStateFragment } from './gql/payment-chip';
import classes from './payment-chip.module.css';

graphql(`
  fragment PaymentState on Payment {
    id
    status
    amountPence
  }
`);

interface Props {
  payment: FragmentRef<PaymentStateFragment> | null;
  /** The price now: someone may have signed up before the event had one. */
  pricePence: number;
}

export function PaymentChip({ payment, pricePence }: Props) {
  if (!payment && pricePence === 0) return null;
  const isPaid = readFragment<PaymentStateFragment>(payment)?.status === 'SUCCEEDED';
  return (
    <span className={classes.chip} data-paid={isPaid || undefined}>
      {payment ? formatPaymentState(payment) : 'Not paid'}
    </span>
  );
}

/** Short enough for a list. */
export function formatPaymentState(payment: FragmentRef<PaymentStateFragment>): string {
  const { status, amountPence } = readFragment<PaymentStateFragment>(payment);
  const amount = formatPrice(amountPence);
  switch (status) {
    case 'SUCCEEDED':
      return `Paid ${amount}`;
    case 'PROCESSING':
      return `${amount} being processed`;
    case 'REFUND_PENDING':
      return `${amount} on its way back`;
    case 'REFUNDED':
      return `${amount} given back`;
    case 'REQUIRES_PAYMENT':
    case 'CANCELED':
      return 'Not paid';
  }
}
