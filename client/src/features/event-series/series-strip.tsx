import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { formatDateInFull, formatDay, formatMonth } from '../../ui/dates/local-date';
import { IconRepeat } from '../../ui/icons/for-events';
import { useSeriesOfEventQuery } from './gql/series-strip';
import * as messages from './messages';
import { readDates, type SeriesDate, stateOf } from './series-dates';
import classes from './series-strip.module.css';

// Not part of the page's query: most events are in no series, and would be charged for its dates.
graphql(`
  query SeriesOfEvent($eventId: ID!) {
    event(id: $eventId) {
      id
      series {
        id
        ...SeriesDates
      }
    }
  }
`);

const SHOWN = 6;

interface Props {
  eventId: string;
  seriesId: string;
  /** For the team: each date leads to its staff page, and says how many people come. */
  isForStaff?: boolean;
}

/**
 * On the page of an event that repeats: the next dates from this one on, and the way to all of them. Where they could not be
 * loaded, the page of all dates tries again.
 */
export function SeriesStrip({ eventId, seriesId, isForStaff = false }: Props) {
  const { data, error } = useSeriesOfEventQuery({ variables: { eventId }, fetchPolicy: 'cache-and-network' });
  const series = data?.event?.series;
  const all = series ? readDates(series) : null;
  if (all && !all.dates.some(({ id }) => id !== eventId)) return null;
  const isLoading = !all && !error;
  return (
    <nav aria-label="Dates of this series" className={classes.strip} aria-busy={isLoading || undefined}>
      <h2>
        <IconRepeat size={20} stroke={1.75} aria-hidden />
        {all
          ? messages.position(all.rhythm, positionIn(all.dates, eventId), all.dates.length)
          : messages.REPEATS}
      </h2>
      {isLoading && <Skeleton className={classes.loading} aria-hidden />}
      {all && (
        <ol className={classes.dates}>
          {datesFrom(all.dates, eventId).map((date) => (
            <li key={date.id}>
              <DateTile date={date} isThis={date.id === eventId} isForStaff={isForStaff} />
            </li>
          ))}
        </ol>
      )}
      <Link to={paths.series(seriesId)} className={classes.all}>
        {all ? messages.allDates(all.dates.length) : messages.ALL_DATES}
      </Link>
    </nav>
  );
}

/** From 1 on; 0 for an event that is not among them: only its creator finds an unlisted one. */
function positionIn(dates: readonly SeriesDate[], eventId: string): number {
  return dates.findIndex(({ id }) => id === eventId) + 1;
}

function datesFrom(dates: readonly SeriesDate[], eventId: string): readonly SeriesDate[] {
  const position = positionIn(dates, eventId);
  const first = position > 0 ? position - 1 : dates.findIndex(({ hasEnded }) => !hasEnded);
  return dates.slice(Math.max(0, first)).slice(0, SHOWN);
}

interface TileProps {
  date: SeriesDate;
  isThis: boolean;
  isForStaff: boolean;
}

function DateTile({ date, isThis, isForStaff }: TileProps) {
  const { name, text } = stateOf(date);
  const forPublic = isThis ? 'This one' : text || date.startTime;
  const forStaff = date.cancelledAt ? text : messages.people(date.signUpCount);
  const content = (
    <>
      <time dateTime={date.date}>
        <span className="visually-hidden">{formatDateInFull(date.date)}</span>
        <span aria-hidden className={classes.month}>
          {formatMonth(date.date)}
        </span>
        <span aria-hidden className={classes.day}>
          {formatDay(date.date)}
        </span>
      </time>{' '}
      <span className={classes.state}>{isForStaff ? forStaff : forPublic}</span>
    </>
  );
  if (isThis) {
    return (
      <span className={classes.date} aria-current="page">
        {content}
      </span>
    );
  }
  return (
    <Link
      to={isForStaff ? paths.staffEvent(date.id) : paths.event(date.id)}
      className={classes.date}
      data-state={name}
    >
      {content}
    </Link>
  );
}
