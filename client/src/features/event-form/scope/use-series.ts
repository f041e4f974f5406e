import { graphql, readFragment } from '../../../apollo/graphql';
import type { SeriesInterval } from '../../../gql/types';
import { valuesOf } from '../event-values';
import type { EditEventFragment } from '../gql/event-fields';
import type { FollowingEvent } from './follow-change';
import { useEditedSeriesQuery } from './gql/use-series';

graphql(`
  query EditedSeries($id: ID!) {
    event(id: $id) {
      id
      series {
        id
        interval
        events(first: 52) {
          nodes {
            id
            cancelledAt
            ...EditEvent
          }
        }
      }
    }
  }
`);

/** One of the dates of a series. */
export interface SeriesDate extends FollowingEvent {
  /** It does not take place any more. */
  state: 'over' | 'cancelled' | 'coming';
}

export interface Series {
  rule: SeriesInterval;
  dates: readonly SeriesDate[];
  /** Those after the event that is edited that take place. */
  following: readonly SeriesDate[];
}

/** The series of an event that is edited; null for an event in none, and until the dates are loaded. */
export function useSeries(event: EditEventFragment): Series | null {
  const { data } = useEditedSeriesQuery({
    variables: { id: event.id },
    skip: !event.series,
    fetchPolicy: 'cache-and-network',
  });
  const series = data?.event?.series;
  if (!series) return null;
  const dates = series.events.nodes.map((node): SeriesDate => {
    const { id, signUpCount, hasEnded, ...fields } = readFragment<EditEventFragment>(node);
    const state = node.cancelledAt ? 'cancelled' : hasEnded ? 'over' : 'coming';
    return { id, signUpCount, state, values: valuesOf(fields) };
  });
  const following = dates.filter(({ values, state }) => values.date > event.date && state === 'coming');
  return { rule: series.interval, dates, following };
}
