import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { type Message, Notice } from '../../ui/notice';
import { BackLink, FailedRead, LinkButton, LoadingText, Page, PageHeading } from '../../ui/page';
import { useTransientState } from '../../ui/timers';
import { ConnectCalendarButton } from './connect-calendar-button';
import classes from './connect-calendar-page.module.css';
import * as messages from './messages';

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
          {messages.NO_PENDING_EVENT}
        </Notice>
      ) : (
        <ReconnectCalendar eventId={eventId} />
      )}
    </Page>
  );
}

/** Says what happened, and how to connect again. */
function ReconnectCalendar({ eventId }: { eventId: string }) {
  const { status, error, viewer, retry } = useSession();
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const lead = useRef<HTMLParagraphElement>(null);
  const here = paths.connectCalendar(eventId);

  if (status === 'loading') return <LoadingText>Loading...</LoadingText>;
  if (status === 'failed') {
    return <FailedRead error={error} message={messages.CONNECT_FAILED} onRetry={retry} />;
  }
  if (!viewer) {
    return (
      <Notice tone="danger" action={<LinkButton to={paths.welcomeThen(here)}>Log in</LinkButton>}>
        {messages.LOG_IN_TO_CONNECT}
      </Notice>
    );
  }
  if (!viewer.signInMethods.includes('GOOGLE'))
    return <Notice tone="info">{messages.GOOGLE_ACCOUNTS_ONLY}</Notice>;
  if (viewer.calendarConnected) return <Notice tone="success">{messages.IS_CONNECTED}</Notice>;
  return (
    <div className={classes.reconnect}>
      <p ref={lead} tabIndex={-1}>
        {messages.RECONNECT}
      </p>
      <p>{messages.CONNECT_AGAIN}</p>
      {message && (
        <Notice tone={message.tone} takesFocus focusAfterwards={lead}>
          {message.text}
        </Notice>
      )}
      <ConnectCalendarButton
        eventId={eventId}
        isPrimary
        onFailure={(text) => setMessage(text === null ? null : { tone: 'danger', text })}
      />
    </div>
  );
}
