import type { ApolloCache, Reference } from '@apollo/client';
import { rateLimitMessage } from '../../../apollo/failure';
import { graphql } from '../../../apollo/graphql';
import { evictEventLists } from '../../../session/viewer-cache';
import { useRepeatEventMutation } from './gql/use-repeat-event';
import * as messages from './messages';
import type { SeriesChoice } from './repeat';

graphql(`
  mutation RepeatEvent($input: CreateEventSeriesInput!) {
    createEventSeries(input: $input) {
      series {
        id
        interval
        eventCount
      }
      userErrors {
        code
        message
      }
    }
  }
`);

/** Makes the other events of a series. Returns why they were not made, or null. */
export function useRepeatEvent(): (eventId: string, choice: SeriesChoice) => Promise<string | null> {
  const [repeatEvent] = useRepeatEventMutation();
  return async (eventId, choice) => {
    try {
      const { data } = await repeatEvent({
        variables: { input: { eventId, ...choice } },
        update: (cache, { data: answer }) => {
          const { series } = answer?.createEventSeries ?? {};
          if (series) putIntoSeries(cache, eventId, series.id);
          evictEventLists(cache);
        },
      });
      const { series, userErrors = [] } = data?.createEventSeries ?? {};
      // The response to an earlier try was lost.
      const isMade = series || userErrors.some(({ code }) => code === 'SERIES_EXISTS');
      return isMade ? null : (userErrors[0]?.message ?? messages.REPEAT_FAILED);
    } catch (error) {
      return rateLimitMessage(error) ?? messages.REPEAT_FAILED;
    }
  };
}

function putIntoSeries(cache: ApolloCache, eventId: string, seriesId: string): void {
  const id = cache.identify({ __typename: 'Event', id: eventId });
  if (!id) return;
  cache.modify<{ series: Reference | null }>({
    id,
    fields: {
      series: (_, { toReference }) => toReference({ __typename: 'EventSeries', id: seriesId }) ?? null,
    },
  });
}
