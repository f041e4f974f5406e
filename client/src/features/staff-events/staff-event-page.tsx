import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { readFailureMessage } from '../../apollo/failure';
import { useStaffEventPageQuery } from '../../gql/hooks';
import { paths } from '../../paths';
import { BackLink, Page, PageHeading } from '../../ui/page';
import { EmptyState, FailedRead } from '../../ui/read-states';
import { EventDetailsSkeleton } from '../events/event-details';
import { NO_EVENT } from '../events/messages';
import { EventDeleted } from './event-deleted';
import { NoPermission } from './no-permission';
import { OwnEvent } from './own-event';
import { LOAD_FAILED } from './sentences';

export function StaffEventPage() {
  const { eventId = '' } = useParams();
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const { data, error, refetch } = useStaffEventPageQuery({
    variables: { id: eventId },
    fetchPolicy: 'cache-and-network',
    skip: deletedId === eventId,
  });
  const event = data?.event;

  if (deletedId === eventId) return <EventDeleted />;
  return (
    <Page>
      <BackLink to={paths.staffDashboard}>Your events</BackLink>
      {!data && !error && <EventDetailsSkeleton />}
      {!data && error && (
        <FailedRead
          title="Event"
          message={readFailureMessage(error, LOAD_FAILED)}
          onRetry={() => refetch()}
        />
      )}
      {event === null && (
        <>
          <PageHeading>Event</PageHeading>
          <EmptyState>{NO_EVENT}</EmptyState>
        </>
      )}
      {event && !event.viewerCanEdit && <NoPermission />}
      {event?.viewerCanEdit && (
        <OwnEvent key={event.id} event={event} onDeleted={() => setDeletedId(event.id)} />
      )}
    </Page>
  );
}
