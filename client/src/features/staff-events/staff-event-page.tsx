import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { dataOnPage } from '../../apollo/data-on-page';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { Notice } from '../../ui/notice';
import { BackLink, EmptyState, FailedRead, LinkButton, Page, PageHeading } from '../../ui/page';
import { useRedirectAfter } from '../../ui/timers';
import { NO_PERMISSION } from '../event-form/messages';
import { EventDetailsSkeleton } from '../events/event-details';
import { NO_EVENT } from '../events/messages';
import { useStaffEventPageQuery } from './gql/staff-event-page';
import * as messages from './messages';
import { OwnEvent } from './own-event';

graphql(`
  query StaffEventPage($id: ID!) {
    # Someone who has logged out in another tab must read that, not that the creator has no permission.
    viewer {
      id
    }
    event(id: $id) {
      id
      viewerCanEdit
      ...OwnEvent
    }
  }
`);

export function StaffEventPage() {
  const { eventId = '' } = useParams();
  return <StaffEvent key={eventId} eventId={eventId} />;
}

function StaffEvent({ eventId }: { eventId: string }) {
  const [deletedCount, setDeletedCount] = useState(0);
  const { refetch, ...reading } = useStaffEventPageQuery({
    variables: { id: eventId },
    fetchPolicy: 'cache-and-network',
    // A person who may not see the waiting list still reads that the event is another's.
    errorPolicy: 'all',
    skip: deletedCount > 0,
  });
  const { error } = reading;
  const data = dataOnPage(reading);
  const event = data?.event;

  if (deletedCount > 0) return <EventDeleted count={deletedCount} />;
  return (
    <Page>
      <BackLink to={paths.staffDashboard}>Your events</BackLink>
      {!data && !error && <EventDetailsSkeleton />}
      {!event && error && (
        <FailedRead title="Event" error={error} message={messages.LOAD_FAILED} onRetry={() => refetch()} />
      )}
      {event === null && !error && (
        <>
          <PageHeading>Event</PageHeading>
          <EmptyState>{NO_EVENT}</EmptyState>
        </>
      )}
      {event && !event.viewerCanEdit && <NoPermission />}
      {event?.viewerCanEdit && <OwnEvent event={event} onDeleted={setDeletedCount} />}
    </Page>
  );
}

function EventDeleted({ count }: { count: number }) {
  useRedirectAfter(true, timings.deletedThenDashboard, paths.staffDashboard);
  return (
    <Page>
      <PageHeading>{count === 1 ? 'Event deleted' : 'Events deleted'}</PageHeading>
      <Notice tone="success" action={<LinkButton to={paths.staffDashboard}>Your events</LinkButton>}>
        {messages.deletedThenDashboard(count)}
      </Notice>
    </Page>
  );
}

function NoPermission() {
  const { viewer } = useSession();
  const home = viewer?.role === 'STAFF' ? paths.staffDashboard : paths.events;
  useRedirectAfter(true, timings.noPermissionThenDashboard, home);
  return (
    <>
      <PageHeading>Event</PageHeading>
      <Notice tone="danger">{NO_PERMISSION}</Notice>
    </>
  );
}
