import { useEffect } from 'react';
import { graphql, readFragment } from '../../../apollo/graphql';
import type { SeriesInterval } from '../../../gql/types';
import { valuesOf } from '../event-values';
import type { EditEventFragment } from '../gql/event-fields';
import { type EditedSeriesQuery, useEditedSeriesQuery } from './gql/use-series';
import type { FollowingEvent } from './sort-following';

// Page by page: the long texts of 52 events at once would cost half of what the API takes.
graphql(`
  query EditedSeries($id: ID!, $after: String) {
    event(id: $id) {
      id
      series {
        id
        interval
        events(first: 20, after: $after) {
          nodes {
            id
            cancelledAt
            ...EditEvent
          }
          pageInfo {
            hasNextPage
            endCursor
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

/** The series of an event that is edited; null for an event in none, and until all dates are loaded. */
export function useSeries(event: EditEventFragment): Series | null {
  const { data, fetchMore } = useEditedSeriesQuery({
    variables: { id: event.id },
    skip: !event.series,
    fetchPolicy: 'cache-and-network',
  });
  const series = data?.event?.series;
  const { hasNextPage = false, endCursor = null } = series?.events.pageInfo ?? {};
  useEffect(() => {
    if (!hasNextPage) return;
    const page = fetchMore({ variables: { after: endCursor }, updateQuery: withNextPage });
    // Without all dates the question names none of them.
    page.catch(() => {});
  }, [hasNextPage, endCursor, fetchMore]);
  if (!series || hasNextPage) return null;
  const dates = series.events.nodes.map((node): SeriesDate => {
    const { id, signUpCount, hasEnded, ...fields } = readFragment<EditEventFragment>(node);
    const state = node.cancelledAt ? 'cancelled' : hasEnded ? 'over' : 'coming';
    return { id, signUpCount, state, values: valuesOf(fields) };
  });
  const following = dates.filter(({ values, state }) => values.date > event.date && state === 'coming');
  return { rule: series.interval, dates, following };
}

function withNextPage(
  { event: before }: EditedSeriesQuery,
  { fetchMoreResult: { event } }: { fetchMoreResult: EditedSeriesQuery },
): EditedSeriesQuery {
  if (!before?.series || !event?.series) return { event };
  const { series } = event;
  const nodes = [...before.series.events.nodes, ...series.events.nodes];
  return { event: { ...event, series: { ...series, events: { ...series.events, nodes } } } };
}
