import { Button } from '@mantine/core';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { OwnMarkFragment, SignUpBarFragment } from '../../gql/graphql';
import { paths } from '../../paths';
import { formatShortDate } from '../../ui/local-date';
import { useOwnDay } from '../../ui/own-clock';
import { LinkButton } from '../../ui/page';
import { formatPrice } from '../../ui/price';
import { useIsCreator } from './manage-card';
import { OwnMark, useOwnStanding } from './own-mark';
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

interface Props {
  event: FragmentRef<SignUpBarFragment>;
  /** Null while it is not known what the viewer has at the event. */
  own: FragmentRef<OwnMarkFragment> | null;
}

/** On a phone the card is below everything else; this bar stays visible and leads to it. */
export function SignUpBar({ event, own }: Props) {
  const shown = readFragment<SignUpBarFragment>(event);
  const { date, startTime, pricePence } = shown;
  const isCreator = useIsCreator(shown);
  const today = useOwnDay();
  const hasOwn = useOwnStanding(own) !== null;
  return (
    <div className={classes.bar}>
      <div>
        {own && hasOwn ? (
          <OwnMark event={own} />
        ) : (
          <div className={classes.price}>{formatPrice(pricePence)}</div>
        )}
        <div className={classes.time}>
          {formatShortDate(date, today)}, {startTime}
        </div>
      </div>
      {isCreator && !hasOwn ? (
        <LinkButton to={paths.staffEvent(shown.id)} isPrimary>
          Manage
        </LinkButton>
      ) : (
        <Button component="a" href="#sign-up">
          {hasOwn ? 'Your place' : labelOf(shown)}
        </Button>
      )}
    </div>
  );
}

function labelOf({ pricePence, placesLeft }: SignUpBarFragment): string {
  if (placesLeft === 0) return 'Join the waiting list';
  return pricePence > 0 ? 'Sign up and pay' : 'Sign up';
}
