import { useParams } from 'react-router-dom';
import { readFailureSentence } from '../../apollo/failure';
import { useEventPageQuery } from '../../gql/hooks';
import { paths } from '../../paths';
import { BackLink } from '../../ui/back-link';
import { EmptyState } from '../../ui/empty-state';
import { FailedRead } from '../../ui/failed-read';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
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
          sentence={readFailureSentence(error, DETAILS_FAILED)}
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
