import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { BackLink, EmptyState, FailedRead, LoadingText, Page, PageHeading } from '../../ui/page';
import { EventDetailsSkeleton } from './event-details';
import classes from './event-page.module.css';
import { EventView } from './event-view';
import { useEventPageQuery, useListedEventQuery } from './gql/event-page';
import * as messages from './messages';
import { useRememberOpenedEvent } from './opening/opened-event';

graphql(`
  query EventPage($id: ID!) {
    event(id: $id) {
      id
      type
      endsAt
      hasEnded
      cancelledAt
      language
      visibility
      series {
        id
      }
      hosts {
        id
        name
      }
      ...EventFacts
      ...EventDetails
      ...CancelledStrip
      ...ChangedStrip
      ...WhoIsComing
      ...SignUpBar
      ...SignUpCard
    }
  }
`);

// The facts that lists have loaded, which are there before the rest, and without a network.
graphql(`
  query ListedEvent($id: ID!) {
    event(id: $id) {
      id
      type
      endsAt
      hasEnded
      cancelledAt
      language
      ...EventFacts
    }
  }
`);

export function EventPage() {
  const { eventId = '' } = useParams();
  useRememberOpenedEvent(eventId);
  const { data, error, refetch } = useEventPageQuery({
    variables: { id: eventId },
    fetchPolicy: 'cache-and-network',
  });
  const listed = useListedEventQuery({ variables: { id: eventId }, fetchPolicy: 'cache-only' }).data?.event;
  const shown = data ? data.event : listed;

  return (
    <Page>
      <BackLink to={paths.events}>All events</BackLink>
      {!data && listed && !error && <LoadingText isQuiet>Loading event...</LoadingText>}
      {!data && error && !(listed && !navigator.onLine) && (
        <FailedRead
          {...(!listed && { title: 'Event' })}
          error={error}
          message={messages.DETAILS_FAILED}
          onRetry={() => refetch()}
        />
      )}
      {!data && !listed && !error && (
        <>
          <Skeleton className={classes.band} />
          <EventDetailsSkeleton />
        </>
      )}
      {data?.event === null && (
        <>
          <PageHeading>Event</PageHeading>
          <EmptyState>{messages.NO_EVENT}</EmptyState>
        </>
      )}
      {shown && <EventView key={shown.id} event={shown} whole={data?.event ?? null} />}
    </Page>
  );
}
