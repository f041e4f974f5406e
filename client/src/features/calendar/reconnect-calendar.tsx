import { readFailureMessage } from '../../apollo/failure';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { LinkButton } from '../../ui/link-button';
import { type Message, Notice } from '../../ui/notice';
import { FailedRead, LoadingText } from '../../ui/read-states';
import { useTransientState } from '../../ui/timers';
import classes from './calendar-page.module.css';
import { ConnectCalendarButton } from './connect-calendar-button';
import {
  ACCESS_LOST,
  CONNECT_AGAIN,
  CONNECT_FAILED,
  GOOGLE_ACCOUNTS_ONLY,
  IS_CONNECTED,
  LOG_IN_TO_CONNECT,
} from './sentences';

/** What happened, and the way back to how it was. */
export function ReconnectCalendar({ eventId }: { eventId: string }) {
  const { status, error, viewer, retry } = useSession();
  const [message, showMessage] = useTransientState<Message>(timings.eventMessageShown);
  const here = paths.connectCalendar(eventId);

  if (status === 'loading') return <LoadingText>Loading...</LoadingText>;
  if (status === 'failed') {
    return <FailedRead message={readFailureMessage(error, CONNECT_FAILED)} onRetry={retry} />;
  }
  if (!viewer) {
    return (
      <Notice tone="danger" action={<LinkButton to={paths.welcomeThen(here)}>Log in</LinkButton>}>
        {LOG_IN_TO_CONNECT}
      </Notice>
    );
  }
  if (!viewer.signInMethods.includes('GOOGLE')) return <Notice tone="info">{GOOGLE_ACCOUNTS_ONLY}</Notice>;
  if (viewer.calendarConnected) return <Notice tone="success">{IS_CONNECTED}</Notice>;
  return (
    <div className={classes.card}>
      <p>{ACCESS_LOST}</p>
      <p>{CONNECT_AGAIN}</p>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      <ConnectCalendarButton
        eventId={eventId}
        onFailure={(text) => showMessage(text === null ? null : { tone: 'danger', text })}
      />
    </div>
  );
}
