import { Button } from '@mantine/core';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { SignUpBarFragment } from '../../gql/graphql';
import { paths } from '../../paths';
import { formatShortDate } from '../../ui/local-date';
import { useOwnDay } from '../../ui/own-clock';
import { LinkButton } from '../../ui/page';
import { formatPrice } from '../../ui/price';
import { useIsCreator } from './manage-card';
import classes from './sign-up-bar.module.css';

graphql(`
  fragment SignUpBar on Event {
    id
    date
    startTime
    pricePence
    placesLeft
    viewerCanEdit
  }
`);

/** On a phone the card is below everything else; this bar stays visible and leads to it. */
export function SignUpBar({ event }: { event: FragmentRef<SignUpBarFragment> }) {
  const shown = readFragment<SignUpBarFragment>(event);
  const { date, startTime, pricePence } = shown;
  const isCreator = useIsCreator(shown);
  const today = useOwnDay();
  return (
    <div className={classes.bar}>
      <div>
        <div className={classes.price}>{formatPrice(pricePence)}</div>
        <div className={classes.time}>
          {formatShortDate(date, today)}, {startTime}
        </div>
      </div>
      {isCreator ? (
        <LinkButton to={paths.staffEvent(shown.id)} isPrimary>
          Manage
        </LinkButton>
      ) : (
        <Button component="a" href="#sign-up">
          {labelOf(shown)}
        </Button>
      )}
    </div>
  );
}

function labelOf({ pricePence, placesLeft }: SignUpBarFragment): string {
  if (placesLeft === 0) return 'Join the waiting list';
  return pricePence > 0 ? 'Sign up and pay' : 'Sign up';
}
