import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { SeriesInterval } from '../../gql/types';
import { formatWeekdayInFull } from '../../ui/dates/local-date';
import type { SeriesDateFragment, SeriesDatesFragment } from './gql/series-dates';
import * as messages from './messages';

graphql(`
  fragment SeriesDate on Event {
    id
    date
    startTime
    hasEnded
    cancelledAt
    pricePence
    placesLeft
    signUpCount
    viewerSignUp {
      id
    }
  }
`);

// As many as a series has at most.
graphql(`
  fragment SeriesDates on EventSeries {
    id
    interval
    events(first: 52) {
      nodes {
        id
        ...SeriesDate
      }
    }
  }
`);

export type SeriesDate = SeriesDateFragment;

interface Dates {
  /** All dates that the viewer finds, the soonest first. */
  dates: SeriesDate[];
  /** How they follow each other, in words. */
  rhythm: string;
}

export function readDates(ref: FragmentRef<SeriesDatesFragment>): Dates {
  const { interval, events } = readFragment<SeriesDatesFragment>(ref);
  const dates = events.nodes.map((node) => readFragment<SeriesDateFragment>(node));
  return { dates, rhythm: rhythmOf(interval, dates) };
}

/** The weekday is named where all dates have it: single dates can be moved. */
function rhythmOf(interval: SeriesInterval, dates: readonly SeriesDate[]): string {
  const [weekday, ...others] = new Set(dates.map(({ date }) => formatWeekdayInFull(date)));
  return weekday && others.length === 0
    ? messages.onWeekday[interval](weekday)
    : messages.intervals[interval];
}

/** For a component that shows one date with more about it. */
export const readDate = (ref: FragmentRef<SeriesDateFragment>) => readFragment<SeriesDateFragment>(ref);

type State = 'cancelled' | 'over' | 'going' | 'full' | 'open';

interface DateState {
  name: State;
  text: string;
}

/** A date as its viewer finds it. Nothing is said of one with room for any number of people. */
export function stateOf({ cancelledAt, hasEnded, viewerSignUp, placesLeft }: SeriesDate): DateState {
  if (cancelledAt) return { name: 'cancelled', text: 'Cancelled' };
  if (hasEnded) return { name: 'over', text: 'Over' };
  if (viewerSignUp) return { name: 'going', text: 'You’re going' };
  if (placesLeft === 0) return { name: 'full', text: 'Full' };
  return { name: 'open', text: placesLeft === null ? '' : `${placesLeft} left` };
}
