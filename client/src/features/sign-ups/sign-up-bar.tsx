import { Button } from '@mantine/core';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { SignUpBarFragment } from '../../gql/graphql';
import { formatShortDate } from '../../ui/local-date';
import { formatPrice } from '../../ui/price';
import classes from './sign-up-bar.module.css';

graphql(`
  fragment SignUpBar on Event {
    id
    date
    startTime
    pricePence
    placesLeft
  }
`);

/** On a phone the card is below everything else; this bar stays visible and leads to it. */
export function SignUpBar({ event }: { event: FragmentRef<SignUpBarFragment> }) {
  const { date, startTime, pricePence, placesLeft } = readFragment<SignUpBarFragment>(event);
  return (
    <div className={classes.bar}>
      <div>
        <div className={classes.price}>{formatPrice(pricePence)}</div>
        <div className={classes.time}>
          {formatShortDate(date)}, {startTime}
        </div>
      </div>
      <Button component="a" href="#sign-up">
        {labelOf(pricePence, placesLeft)}
      </Button>
    </div>
  );
}

function labelOf(pricePence: number, placesLeft: number | null): string {
  if (placesLeft === 0) return 'Join the waiting list';
  return pricePence > 0 ? 'Sign up and pay' : 'Sign up';
}
