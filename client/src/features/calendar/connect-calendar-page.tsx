import { useSearchParams } from 'react-router-dom';
import { readFailureMessage } from '../../apollo/failure';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { LinkButton } from '../../ui/link-button';
import { type Message, Notice } from '../../ui/notice';
import { BackLink, Page, PageHeading } from '../../ui/page';
import { FailedRead, LoadingText } from '../../ui/read-states';
import { useTransientState } from '../../ui/timers';
import { ConnectCalendarButton } from './connect-calendar-button';
import classes from './connect-calendar-page.module.css';
import {
  ACCESS_LOST,
  CONNECT_AGAIN,
  CONNECT_FAILED,
  GOOGLE_ACCOUNTS_ONLY,
  IS_CONNECTED,
  LOG_IN_TO_CONNECT,
  NO_PENDING_EVENT,
} from './messages';

/** Shown when Google does not let us into the person's calendar any more. */
export function ConnectCalendarPage() {
  const [query] = useSearchParams();
  const eventId = query.get('event') ?? '';
  return (
    <Page isNarrow>
      {eventId !== '' && <BackLink to={paths.event(eventId)}>Back to the event</BackLink>}
      <PageHeading>Connect Google Calendar</PageHeading>
      {eventId === '' ? (
        <Notice tone="danger" action={<LinkButton to={paths.myEvents}>My Events</LinkButton>}>
          {NO_PENDING_EVENT}
        </Notice>
      ) : (
        <ReconnectCalendar eventId={eventId} />
      )}
    </Page>
  );
}

/** What happened, and how to connect again. */
function ReconnectCalendar({ eventId }: { eventId: string }) {
  const { status, error, viewer, retry } = useSession();
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
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
    <div className={classes.reconnect}>
      <p>{ACCESS_LOST}</p>
      <p>{CONNECT_AGAIN}</p>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      <ConnectCalendarButton
        eventId={eventId}
        onFailure={(text) => setMessage(text === null ? null : { tone: 'danger', text })}
      />
    </div>
  );
}
