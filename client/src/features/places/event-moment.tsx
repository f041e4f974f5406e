import { paths } from '../../paths';
import { useOwnClock } from '../../ui/dates/own-clock';
import { formatDay, formatTime } from '../../ui/dates/time-zone';
import { LinkButton } from '../../ui/page';
import type { SignUpCardFragment } from './gql/sign-up-card';
import * as messages from './messages';
import classes from './sign-up-card.module.css';

type Moment = Pick<SignUpCardFragment, 'startsAt' | 'endsAt' | 'timeZone'>;

/**
 * For lists, which do not follow the time.
 * @param now milliseconds of the epoch
 */
export function isOnNow(
  { startsAt, hasEnded }: Pick<SignUpCardFragment, 'startsAt' | 'hasEnded'>,
  now: number,
): boolean {
  return !hasEnded && Date.parse(startsAt) <= now;
}

/** Instead of the form, once the event is over. */
export function EventOver({ event }: { event: Moment & Pick<SignUpCardFragment, 'signUpCount'> }) {
  const { endsAt, timeZone, signUpCount } = event;
  const { now } = useOwnClock();
  return (
    <>
      <p>
        It ended on {formatDay(endsAt, timeZone, new Date(now))} at {formatTime(endsAt, timeZone)}.{' '}
        {messages.signedUpCount(signUpCount)}
      </p>
      <LinkButton to={paths.events}>See what’s on next</LinkButton>
    </>
  );
}

export function OnNowChip() {
  return <span className={classes.onNow}>On now</span>;
}

/** Above the form while the event is on: how far it is. */
export function EventOnNow({ event, now }: { event: Moment; now: number }) {
  const { startsAt, endsAt, timeZone } = event;
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const share = Math.min(Math.max((now - start) / (end - start), 0), 1);
  const [from, to] = [formatTime(startsAt, timeZone), formatTime(endsAt, timeZone)];
  return (
    <div>
      <p>
        It began at {from} and goes on until {to}. You can still come.
      </p>
      <div className={classes.track} aria-hidden>
        <div className={classes.progress} style={{ width: `${share * 100}%` }} />
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
