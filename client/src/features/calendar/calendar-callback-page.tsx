import { paths } from '../../paths';
import { timings } from '../../timings';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/notice';
import { Page, PageHeading } from '../../ui/page';
import { LoadingText } from '../../ui/read-states';
import { useRedirectAfter } from '../../ui/timers';
import { CalendarNotConnected } from './calendar-not-connected';
import classes from './calendar-page.module.css';
import { CONNECTED } from './sentences';
import { useCalendarCallback } from './use-calendar-callback';

/** Where Google sends the browser after the person has said yes or no to us in their calendar. */
export function CalendarCallbackPage() {
  const { callback, eventId } = useCalendarCallback();
  const back = eventId ? paths.event(eventId) : paths.events;
  // In place of this page: to come back to it would be of no use.
  useRedirectAfter(callback.name === 'connected', timings.connectedThenEvent, back, true);

  return (
    <Page>
      <div className={classes.narrow}>
        <PageHeading>Google Calendar</PageHeading>
        {callback.name === 'connecting' && <LoadingText>Connecting Google Calendar...</LoadingText>}
        {callback.name === 'connected' && (
          <Notice tone="success" action={<LinkButton to={back}>Back to the event</LinkButton>}>
            {CONNECTED}
          </Notice>
        )}
        {callback.name === 'failed' && <CalendarNotConnected failure={callback} eventId={eventId} />}
      </div>
    </Page>
  );
}
