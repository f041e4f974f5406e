import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { MessageWithDetail, Notice } from '../../ui/notice';
import { LinkButton, LoadingText, Page, PageHeading } from '../../ui/page';
import { useRedirectAfter } from '../../ui/timers';
import * as messages from './messages';
import { useCalendarCallback } from './use-calendar-callback';

/** Google sends the browser here after the person has let us into their calendar, or refused. */
export function CalendarCallbackPage() {
  const { result, eventId } = useCalendarCallback();
  const back = eventId ? paths.event(eventId) : paths.events;
  // In place of this page: returning to it would be of no use.
  useRedirectAfter(result.name === 'connected', timings.connectedThenEvent, back, { replace: true });

  return (
    <Page isNarrow>
      <PageHeading>Google Calendar</PageHeading>
      {result.name === 'connecting' && <LoadingText>Connecting Google Calendar...</LoadingText>}
      {result.name === 'connected' && (
        <Notice tone="success" action={<LinkButton to={back}>Back to the event</LinkButton>}>
          {messages.CONNECTED}
        </Notice>
      )}
      {result.name === 'failed' && <CalendarNotConnected failure={result} eventId={eventId} />}
    </Page>
  );
}

interface Props {
  failure: { message: string; isToast: boolean };
  /** Null where the browser does not know where the person came from. */
  eventId: string | null;
}

function CalendarNotConnected({ failure, eventId }: Props) {
  const { status, viewer } = useSession();
  const back = eventId ? paths.event(eventId) : paths.events;

  function action() {
    if (status === 'ready' && !viewer) return <LinkButton to={paths.welcomeThen(back)}>Log in</LinkButton>;
    return <LinkButton to={back}>{eventId ? 'Back to the event' : 'All events'}</LinkButton>;
  }

  // The message of a toast is not repeated.
  return failure.isToast ? (
    <Notice tone="info" action={action()}>
      {messages.NOT_CONNECTED}
    </Notice>
  ) : (
    <Notice tone="danger" action={action()}>
      <MessageWithDetail message={failure.message} detail={messages.NOT_CONNECTED} />
    </Notice>
  );
}
