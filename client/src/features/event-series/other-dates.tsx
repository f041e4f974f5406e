import { formatLongDay } from '../../ui/dates/local-date';
import { type ChosenDates, useChosenDates } from './choose-dates';
import classes from './choose-dates.module.css';
import { useSeriesOfEventQuery } from './gql/series-strip';
import * as messages from './messages';
import { readDates, type SeriesDate, stateOf } from './series-dates';

/** All dates of an event's series, once the strip on its page has loaded them, and those besides its own that are ticked. */
export function useOtherDates(eventId: string) {
  const { data } = useSeriesOfEventQuery({ variables: { eventId }, fetchPolicy: 'cache-only' });
  const series = data?.event?.series;
  const dates = series ? readDates(series).dates : [];
  const chosen = useChosenDates(dates.filter(({ id }) => id !== eventId));
  return { dates, chosen };
}

interface Props {
  dates: readonly SeriesDate[];
  chosen: ChosenDates;
}

/** In the form of one free date: the others that can be had, to take a place at them by the same button. */
export function OtherDates({ dates, chosen }: Props) {
  const { open } = chosen;
  if (open.length === 0) return null;
  return (
    <details className={classes.others}>
      <summary>{messages.otherDates(chosen.chosen.size)}</summary>
      <ul>
        {dates
          .filter(({ id }) => open.includes(id))
          .map((date) => (
            <li key={date.id}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.chosen.has(date.id)}
                  onChange={() => chosen.toggle(date.id)}
                />
                <span>{formatLongDay(date.date)}</span> <small>{stateOf(date).text}</small>
              </label>
            </li>
          ))}
      </ul>
    </details>
  );
}
