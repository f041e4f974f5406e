import { Button } from '@mantine/core';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { formatShortDate } from '../../ui/dates/local-date';
import { useOwnDay } from '../../ui/dates/own-clock';
import { LinkButton } from '../../ui/page';
import { formatPrice } from '../../ui/texts/price';
import type { OwnMarkFragment } from './gql/own-mark';
import type { SignUpBarFragment } from './gql/sign-up-bar';
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
  /** Whether a place is held for the viewer, who was about to pay. */
  isHeld: boolean;
  isPaymentProcessing: boolean;
}

/** On a phone the card is below everything else; this bar stays visible and leads on. */
export function SignUpBar({ event, own, isHeld, isPaymentProcessing }: Props) {
  const shown = readFragment<SignUpBarFragment>(event);
  const { date, startTime, pricePence } = shown;
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
      <NextStep
        event={shown}
        own={isPaymentProcessing ? 'Your payment' : (hasOwn || isHeld) && 'Your place'}
      />
    </div>
  );
}

interface NextStepProps {
  event: SignUpBarFragment;
  /** The viewer's place, which the card shows already. */
  own: string | false;
}

/** Visitors skip the card, which would only ask them to log in. */
function NextStep({ event, own }: NextStepProps) {
  const { status, viewer } = useSession();
  const isCreator = useIsCreator(event);
  if (isCreator && !own) {
    return (
      <LinkButton to={paths.staffEvent(event.id)} isPrimary>
        Manage
      </LinkButton>
    );
  }
  if (status === 'ready' && !viewer) {
    return (
      <LinkButton to={paths.welcomeThen(paths.signUpForm(event.id))} isPrimary>
        {labelOf(event)}
      </LinkButton>
    );
  }
  return (
    <Button component="a" href="#sign-up">
      {own || labelOf(event)}
    </Button>
  );
}

function labelOf({ pricePence, placesLeft }: SignUpBarFragment): string {
  if (placesLeft === 0) return 'Join the waiting list';
  return pricePence > 0 ? 'Sign up and pay' : 'Sign up';
}
