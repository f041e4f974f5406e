import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { graphql } from '../../apollo/graphql';
import { attemptFailedMessage } from '../../session/messages';
import { timings } from '../../timings';
import type { Message } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import {
  useMissingPlacesQuery,
  useReleaseMissingPlacesMutation,
  useUndoReleaseMissingPlacesMutation,
} from './gql/use-missing-places';
import * as messages from './messages';

graphql(`
  query MissingPlaces($eventId: ID!) {
    event(id: $eventId) {
      id
      waitingCount
      door {
        missingCount
        placesReleasedAt
      }
    }
  }
`);

graphql(`
  mutation ReleaseMissingPlaces($input: ReleaseMissingPlacesInput!) {
    releaseMissingPlaces(input: $input) {
      event {
        id
        door {
          missingCount
          placesReleasedAt
        }
      }
      userErrors {
        code
        message
      }
    }
  }
`);

graphql(`
  mutation UndoReleaseMissingPlaces($input: UndoReleaseMissingPlacesInput!) {
    undoReleaseMissingPlaces(input: $input) {
      event {
        id
        door {
          missingCount
          placesReleasedAt
        }
      }
      userErrors {
        code
        message
      }
    }
  }
`);

/**
 * The places of people who have not arrived, and their release.
 * @param arrivedCount read again when it has changed: the count is too dear for each scan
 */
export function useMissingPlaces(eventId: string, arrivedCount: number) {
  const variables = { eventId };
  const { data, refetch } = useMissingPlacesQuery({ variables, fetchPolicy: 'cache-and-network' });
  const [release, releasing] = useReleaseMissingPlacesMutation();
  const [undo, undoing] = useUndoReleaseMissingPlacesMutation();
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const [settledCount] = useDebouncedValue(arrivedCount, timings.signUpsRead);
  const readAgain = useEffectEvent(() => void refetch().catch(() => {}));
  useEffect(() => {
    if (settledCount > 0) readAgain();
  }, [settledCount]);

  async function attempt(
    act: () => Promise<readonly { message: string }[] | undefined>,
    done: Message | null = null,
  ) {
    setMessage(null);
    try {
      const [error] = (await act()) ?? [{ message: messages.NOT_DONE }];
      setMessage(error ? { tone: 'danger', text: error.message } : done);
    } catch (error) {
      setMessage({ tone: 'danger', text: attemptFailedMessage(error) });
    }
  }

  return {
    door: data?.event?.door,
    isWaitedFor: (data?.event?.waitingCount ?? 0) > 0,
    message,
    isBusy: releasing.loading || undoing.loading,
    release: () =>
      attempt(async () => {
        const { data: answer } = await release({ variables: { input: variables } });
        return answer?.releaseMissingPlaces.userErrors;
      }),
    undo: () =>
      attempt(
        async () => {
          const { data: answer } = await undo({ variables: { input: variables } });
          return answer?.undoReleaseMissingPlaces.userErrors;
        },
        { tone: 'success', text: messages.RELEASE_UNDONE },
      ),
  };
}
