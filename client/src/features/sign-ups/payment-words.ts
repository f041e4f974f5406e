import type { SignUpPaymentFragment } from '../../gql/graphql';
import { formatPrice } from '../../ui/price';

/** How a payment stands, in as few words as a list has room for. */
export function paymentWords({ status, amountPence }: Pick<SignUpPaymentFragment, 'status' | 'amountPence'>) {
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
