import { rateLimitMessage } from '../../apollo/failure';
import { useDisconnectCalendarMutation } from '../../gql/hooks';
import { calendarMemory } from './calendar-memory';
import { DISCONNECT_FAILED } from './sentences';

export function useDisconnectCalendar() {
  const [mutate, { loading }] = useDisconnectCalendarMutation();

  /** The sentence that says why it is still connected; null when it is not. */
  async function disconnect(): Promise<string | null> {
    try {
      const { data } = await mutate();
      if (!data?.disconnectCalendar.account) {
        return data?.disconnectCalendar.userErrors[0]?.message ?? DISCONNECT_FAILED;
      }
      calendarMemory.markConnected(false);
      return null;
    } catch (error) {
      return rateLimitMessage(error) ?? DISCONNECT_FAILED;
    }
  }

  return { disconnect, isDisconnecting: loading };
}
