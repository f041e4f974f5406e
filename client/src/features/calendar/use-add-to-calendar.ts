import { useRef } from 'react';
import { failedWith, rateLimitMessage, type UserError } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { calendarMemory } from './calendar-memory';
import { useAddEventToCalendarMutation } from './gql/use-add-to-calendar';
import * as messages from './messages';

graphql(`
  mutation AddEventToCalendar($input: AddEventToCalendarInput!) {
    addEventToCalendar(input: $input) {
      signUp {
        id
        addedToCalendarAt
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

type Outcome =
  | { name: 'added' }
  /** Google no longer lets us in: only the person can change that. */
  | { name: 'reconnect' }
  | { name: 'failed'; message: string };

function failureOf(userError: UserError | undefined): Outcome {
  switch (userError?.code) {
    case 'CALENDAR_AUTHORIZATION_REQUIRED':
    case 'CALENDAR_NOT_CONNECTED':
      return { name: 'reconnect' };
    case 'CALENDAR_UNAVAILABLE':
    case undefined:
      return { name: 'failed', message: messages.ADD_FAILED };
    default:
      return { name: 'failed', message: userError?.message ?? messages.ADD_FAILED };
  }
}

export function useAddToCalendar(eventId: string) {
  const [mutate, { loading }] = useAddEventToCalendarMutation();
  const isAdding = useRef(false);

  async function attempt(): Promise<Outcome> {
    try {
      const { data } = await mutate({ variables: { input: { eventId } } });
      if (!data?.addEventToCalendar.signUp) return failureOf(data?.addEventToCalendar.userErrors[0]);
      calendarMemory.markAdded(eventId, true);
      return { name: 'added' };
    } catch (error) {
      const message = failedWith(error, 'UNAUTHENTICATED') ? messages.LOG_IN_TO_ADD : rateLimitMessage(error);
      return { name: 'failed', message: message ?? messages.ADD_FAILED };
    }
  }

  /** Null while another attempt runs: a double click adds once. */
  async function add(): Promise<Outcome | null> {
    if (isAdding.current) return null;
    isAdding.current = true;
    const outcome = await attempt();
    isAdding.current = false;
    return outcome;
  }

  return { add, isAdding: loading };
}
