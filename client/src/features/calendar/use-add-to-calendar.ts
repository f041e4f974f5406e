import { useRef } from 'react';
import type { UserError } from '../../apollo/failure';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { useAddEventToCalendarMutation } from '../../gql/hooks';
import { calendarMemory } from './calendar-memory';
import { ADD_FAILED, LOG_IN_TO_ADD } from './sentences';

type Outcome =
  | { name: 'added' }
  /** Google lets us in no longer: only the person can change that. */
  | { name: 'access-lost' }
  | { name: 'refused'; sentence: string };

function refused(userError: UserError | undefined): Outcome {
  switch (userError?.code) {
    case 'CALENDAR_AUTHORIZATION_REQUIRED':
    case 'CALENDAR_NOT_CONNECTED':
      return { name: 'access-lost' };
    case 'CALENDAR_UNAVAILABLE':
    case undefined:
      return { name: 'refused', sentence: ADD_FAILED };
    default:
      return { name: 'refused', sentence: userError?.message ?? ADD_FAILED };
  }
}

export function useAddToCalendar(eventId: string) {
  const [mutate, { loading }] = useAddEventToCalendarMutation();
  const isAdding = useRef(false);

  async function attempt(): Promise<Outcome> {
    try {
      const { data } = await mutate({ variables: { input: { eventId } } });
      if (!data?.addEventToCalendar.signUp) return refused(data?.addEventToCalendar.userErrors[0]);
      calendarMemory.markAdded(eventId, true);
      return { name: 'added' };
    } catch (error) {
      const sentence = failedWith(error, 'UNAUTHENTICATED') ? LOG_IN_TO_ADD : rateLimitMessage(error);
      return { name: 'refused', sentence: sentence ?? ADD_FAILED };
    }
  }

  /** Null where it is being added already: a double click adds once. */
  async function add(): Promise<Outcome | null> {
    if (isAdding.current) return null;
    isAdding.current = true;
    const outcome = await attempt();
    isAdding.current = false;
    return outcome;
  }

  return { add, isAdding: loading };
}
