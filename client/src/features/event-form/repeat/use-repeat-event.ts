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
  const [repeatEvent] = useRepeatEventMutation({ update: evictEventLists });
  return async (eventId, choice) => {
    try {
      const { data } = await repeatEvent({ variables: { input: { eventId, ...choice } } });
      const { series, userErrors = [] } = data?.createEventSeries ?? {};
      // The response to an earlier try was lost.
      const isMade = series || userErrors.some(({ code }) => code === 'SERIES_EXISTS');
      return isMade ? null : (userErrors[0]?.message ?? messages.REPEAT_FAILED);
    } catch (error) {
      return rateLimitMessage(error) ?? messages.REPEAT_FAILED;
    }
  };
}
