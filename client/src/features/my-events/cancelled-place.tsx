import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { formatPrice } from '../../ui/texts/price';
import { HAD_PLACE } from '../places/messages';
import classes from './events-of-tab.module.css';
import type { CancelledPlaceFragment } from './gql/cancelled-place';
import { wholeSumBack } from './messages';

graphql(`
  fragment CancelledPlace on SignUp {
    id
    payment {
      id
      amountPence
    }
    event {
      id
      cancelledAt
    }
  }
`);

/** The sentence about the money of a place, on the card of an event that is cancelled. */
export function CancelledPlace({ signUp }: { signUp: FragmentRef<CancelledPlaceFragment> }) {
  const { payment, event } = readFragment<CancelledPlaceFragment>(signUp);
  if (!event.cancelledAt) return null;
  return (
    <p className={classes.money}>{payment ? wholeSumBack(formatPrice(payment.amountPence)) : HAD_PLACE}</p>
  );
}
