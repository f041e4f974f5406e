import { useParams } from 'react-router-dom';
import { readFailureMessage } from '../../apollo/failure';
import { useEventPageQuery } from '../../gql/hooks';
import { paths } from '../../paths';
import { BackLink, Page, PageHeading } from '../../ui/page';
import { EmptyState, FailedRead } from '../../ui/read-states';
import { EventDetailsSkeleton } from './event-details-skeleton';
import { EventView } from './event-view';
import { DETAILS_FAILED, NO_EVENT } from './sentences';

export function EventPage() {
  const { eventId = '' } = useParams();
  const { data, error, refetch } = useEventPageQuery({
    variables: { id: eventId },
    fetchPolicy: 'cache-and-network',
  });

  return (
    <Page>
      <BackLink to={paths.events}>All events</BackLink>
      {!data && !error && <EventDetailsSkeleton />}
      {!data && error && (
        <FailedRead
          title="Event"
          message={readFailureMessage(error, DETAILS_FAILED)}
          onRetry={() => refetch()}
        />
      )}
      {data?.event === null && (
        <>
          <PageHeading>Event</PageHeading>
          <EmptyState>{NO_EVENT}</EmptyState>
        </>
      )}
      {data?.event && <EventView key={data.event.id} event={data.event} />}
    </Page>
  );
}
