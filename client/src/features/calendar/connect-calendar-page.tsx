import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/notice';
import { BackLink, Page, PageHeading } from '../../ui/page';
import classes from './calendar-page.module.css';
import { ReconnectCalendar } from './reconnect-calendar';
import { NO_PENDING_EVENT } from './sentences';

/** Where the person is led when Google does not let us into their calendar any more. */
export function ConnectCalendarPage() {
  const [query] = useSearchParams();
  const eventId = query.get('event') ?? '';
  return (
    <Page>
      <div className={classes.narrow}>
        {eventId !== '' && <BackLink to={paths.event(eventId)}>Back to the event</BackLink>}
        <PageHeading>Connect Google Calendar</PageHeading>
        {eventId === '' ? (
          <Notice tone="danger" action={<LinkButton to={paths.myEvents}>My Events</LinkButton>}>
            {NO_PENDING_EVENT}
          </Notice>
        ) : (
          <ReconnectCalendar eventId={eventId} />
        )}
      </div>
    </Page>
  );
}
