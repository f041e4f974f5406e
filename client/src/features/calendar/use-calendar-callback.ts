import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failedWith } from '../../apollo/failure';
import { useConnectCalendarMutation } from '../../gql/hooks';
import { useSession } from '../../session/session';
import { type CalendarCallback, exchangeRefused, failed, refuseCallback } from './calendar-callback';
import { calendarMemory } from './calendar-memory';
import { CONNECTION_ERROR, LOG_IN_TO_STORE } from './sentences';
import { useGoogleAnswer } from './use-google-answer';

/** Ends what began on the event's page, with what Google gave the browser to bring back. */
export function useCalendarCallback() {
  const answer = useGoogleAnswer();
  const session = useSession();
  const [mutate] = useConnectCalendarMutation();
  const [eventId] = useState(calendarMemory.pendingEvent);
  const [callback, setCallback] = useState<CalendarCallback>({ name: 'connecting' });
  const hasBegun = useRef(false);

  async function exchange(code: string, state: string, pendingEvent: string): Promise<CalendarCallback> {
    try {
      const { data } = await mutate({ variables: { input: { code, state } } });
      if (!data?.connectCalendar.account) return exchangeRefused(data?.connectCalendar.userErrors[0]?.code);
      calendarMemory.markConnected(true);
      calendarMemory.clearPendingEvent();
      return { name: 'connected', eventId: pendingEvent };
    } catch (error) {
      return failed(failedWith(error, 'UNAUTHENTICATED') ? LOG_IN_TO_STORE : CONNECTION_ERROR);
    }
  }

  const finish = useEffectEvent(async () => {
    const { code, state } = answer;
    const refusal = refuseCallback({ answer, session, eventId });
    const end = refusal ?? (await exchange(code ?? '', state ?? '', eventId ?? ''));
    if (end.name === 'failed' && end.isToast) notifications.show({ color: 'red', message: end.sentence });
    setCallback(end);
  });

  useEffect(() => {
    // A code works once, and React may run an effect twice.
    if (session.status === 'loading' || hasBegun.current) return;
    hasBegun.current = true;
    finish();
  }, [session.status]);

  return { callback, eventId };
}
