import { daysFrom } from '@turnout/texts/series-dates';
import { addDays, formatLongDay } from '../../../ui/dates/local-date';
import type { EventFormValues } from '../event-fields';
import * as messages from './messages';
import classes from './scope.module.css';
import type { Scope } from './use-scope';
import type { SeriesDate } from './use-series';

interface Props {
  scope: Scope;
  eventId: string;
  before: EventFormValues;
  after: EventFormValues;
}

/** The series as it will be, once it is chosen which of its events change. */
export function DatesAfterSaving({ scope, eventId, before, after }: Props) {
  const { series, sorted } = scope;
  if (!series || !scope.scope) return null;
  const isFollowing = scope.scope === 'THIS_AND_FOLLOWING';
  const moved = after.date ? daysFrom(before.date, after.date) : 0;
  const row = ({ id, state, values: { date, startTime } }: SeriesDate) => {
    if (id === eventId || (isFollowing && sorted.changed.some((event) => event.id === id)))
      return { id, day: addDays(date, moved), time: newTime(startTime), what: 'changes' };
    if (isFollowing && sorted.left.some(({ event }) => event.id === id))
      return { id, day: date, time: startTime, what: 'kept' };
    return { id, day: date, time: startTime, what: state === 'coming' ? '' : state };
  };
  const newTime = (time: string) => (after.startTime === before.startTime ? time : after.startTime);
  return (
    <section className={classes.after} aria-labelledby="dates-after-saving">
      <h2 id="dates-after-saving">{messages.DATES_AFTER}</h2>
      <ol>
        {series.dates.map(row).map(({ id, day, time, what }) => (
          <li key={id} data-what={what || undefined}>
            <span>{formatLongDay(day)}</span>
            <span>
              {time} {what}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
