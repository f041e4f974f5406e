import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { Card } from '../../ui/card';
import { LinkButton } from '../../ui/page';
import type { LostPlaceFragment } from './gql/cancelled-card';
import * as messages from './messages';
import { formatPaymentState } from './payment-chip';
import classes from './sign-up-card.module.css';

graphql(`
  fragment LostPlace on SignUp {
    id
    payment {
      id
      ...PaymentState
    }
  }
`);

/** Instead of the form, once the event is cancelled. */
export function CancelledCard({ signUp: ref }: { signUp: FragmentRef<LostPlaceFragment> | null }) {
  const signUp = readFragment<LostPlaceFragment>(ref);
  const payment = signUp?.payment;
  return (
    <Card as="section" id="sign-up" className={classes.card} aria-label="Sign up" tabIndex={-1}>
      <h2>{payment ? 'Your money comes back' : 'This event is cancelled'}</h2>
      {payment && <p>{formatPaymentState(payment)}</p>}
      <p>
        {payment ? messages.MONEY_COMES_BACK : signUp ? messages.HAD_PLACE : messages.NO_SIGN_UP_ANY_MORE}
      </p>
      <LinkButton to={paths.events}>See what’s on next</LinkButton>
    </Card>
  );
}
