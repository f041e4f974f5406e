import type { ReactNode } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { DateBlock, endsOnNextDay, formatDateInFull } from '../../ui/dates/local-date';
import { zonedTimes } from '../../ui/dates/time-zone';
import { PageHeading } from '../../ui/page';
import { formatPrice } from '../../ui/texts/price';
import { Cover } from '../events/cover/cover';
import { useCloseAtEnd, useHasPassed } from '../events/event-hours';
import { ON_NOW, OVER } from '../events/messages';
import { UnlistedMark } from '../events/states/unlisted-mark';
import type { OwnEventHeaderFragment } from './gql/own-event-header';
import classes from './own-event-header.module.css';

graphql(`
  fragment OwnEventHeader on Event {
    id
    title
    location
    type
    cover { url(width: 800) wide: url(width: 1600) alt focusX focusY color }
    date
    startTime
    endTime
    timeZone
    startsAt
    endsAt
    hasEnded
    pricePence
    visibility
  }
`);

interface Props {
  event: FragmentRef<OwnEventHeaderFragment>;
  /** The actions for it. */
  children: ReactNode;
}

/** An event in a few words, for its creator, who knows the rest. */
export function OwnEventHeader({ event: ref, children }: Props) {
  const event = readFragment<OwnEventHeaderFragment>(ref);
  const hasStarted = useHasPassed(event.startsAt);
  useCloseAtEnd(event);
  return (
    <header className={classes.header}>
      <div className={classes.square}>
        <Cover event={event} size={{ columns: 4, rows: 4 }} />
        <DateBlock date={event.date} isOnCover />
      </div>
      <PageHeading
        lead={
          <ul className={classes.facts}>
            {factsOf(event, hasStarted).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
            {event.visibility === 'UNLISTED' && (
              <li>
                <UnlistedMark />
              </li>
            )}
          </ul>
        }
      >
        {event.title}
      </PageHeading>
      <div className={classes.actions}>{children}</div>
    </header>
  );
}

function factsOf(event: OwnEventHeaderFragment, hasStarted: boolean): string[] {
  const { type, date, location, pricePence, hasEnded } = event;
  const nextDay = endsOnNextDay(event) ? ', ends the next day' : '';
  const times = `${zonedTimes(event)}${nextDay}`;
  const isOn = hasStarted && !hasEnded;
  const standing = [...(hasEnded ? [OVER] : []), ...(isOn ? [ON_NOW] : [])];
  return [type, formatDateInFull(date), times, location, formatPrice(pricePence), ...standing];
}
