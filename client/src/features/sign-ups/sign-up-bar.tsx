import { Button } from '@mantine/core';
import type { EventDetailsFragment } from '../../gql/graphql';
import { formatDay, formatMonth, formatWeekday } from '../../ui/local-date';
import { formatPrice } from '../../ui/price';
import classes from './sign-up-bar.module.css';

/** On a phone the card is below everything else; this stays in the thumb's reach and leads to it. */
export function SignUpBar({ event }: { event: EventDetailsFragment }) {
  const { date, startTime, pricePence } = event;
  return (
    <div className={classes.bar}>
      <div>
        <div className={classes.price}>{formatPrice(pricePence)}</div>
        <div className={classes.time}>
          {formatWeekday(date)} {formatDay(date)} {formatMonth(date)}, {startTime}
        </div>
      </div>
      <Button component="a" href="#sign-up">
        {pricePence > 0 ? 'Sign up and pay' : 'Sign up'}
      </Button>
    </div>
  );
}
