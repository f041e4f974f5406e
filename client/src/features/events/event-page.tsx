import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { type EventPageQuery, useEventPageQuery } from '../../gql/graphql';
import { paths } from '../../paths';
import { BackLink, EmptyState, FailedRead, Page, PageHeading } from '../../ui/page';
import { AddToCalendarLink } from '../calendar/add-to-calendar-link';
import { GoogleCalendar } from '../calendar/google-calendar';
import { CopyEventLink } from '../sign-ups/copy-event-link';
import { useEventSignUps } from '../sign-ups/event-sign-ups';
import { OwnMark, useStoredOwnMark } from '../sign-ups/own-mark';
import { SignUpBar } from '../sign-ups/sign-up-bar';
import { SignUpCard } from '../sign-ups/sign-up-card';
import { WhoIsComing } from '../sign-ups/who-is-coming';
import { Cover } from './cover/cover';
import { EventDetails, EventDetailsSkeleton } from './event-details';
import classes from './event-page.module.css';
import * as messages from './messages';
import { useRememberOpenedEvent } from './opened-event';

graphql(`
  query EventPage($id: ID!) {
    event(id: $id) {
      id
      type
      hasEnded
      ...EventDetails
      ...WhoIsComing
      ...SignUpBar
      ...SignUpCard
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

  return (
    <Page>
      <BackLink to={paths.events}>All events</BackLink>
      {!data && !error && (
        <>
          <Skeleton className={classes.band} />
          <EventDetailsSkeleton />
        </>
      )}
      {!data && error && (
        <FailedRead title="Event" error={error} message={messages.DETAILS_FAILED} onRetry={() => refetch()} />
      )}
      {data?.event === null && (
        <>
          <PageHeading>Event</PageHeading>
          <EmptyState>{messages.NO_EVENT}</EmptyState>
        </>
      )}
      {data?.event && <EventView key={data.event.id} event={data.event} />}
    </Page>
  );
}

/** The event, and what a person can do about it. */
function EventView({ event }: { event: NonNullable<EventPageQuery['event']> }) {
  const signUps = useEventSignUps(event.id);
  const own = useStoredOwnMark(event.id);
  // Then the card has the link to the calendar, as the next thing to do.
  const hasPlace = Boolean(signUps.event?.viewerSignUp) && !event.hasEnded;
  return (
    <>
      <div className={classes.band}>
        <Cover event={event} size={{ columns: 23, rows: 4 }} />
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <EventDetails event={event} mark={own && <OwnMark event={own} />} />
          <div className={classes.actions}>
            <CopyEventLink eventId={event.id} />
            {!hasPlace && <AddToCalendarLink eventId={event.id} />}
          </div>
          <WhoIsComing event={event} signUps={signUps} />
        </div>
        {!event.hasEnded && (
          <SignUpBar
            event={event}
            own={own}
            isHeld={Boolean(signUps.event?.viewerPlaceHeldUntil)}
            isPaymentProcessing={signUps.event?.viewerPaymentIsProcessing === true}
          />
        )}
        <aside className={classes.side} aria-label="Taking part">
          <SignUpCard event={event} signUps={signUps} />
          <GoogleCalendar eventId={event.id} signUps={signUps} />
        </aside>
      </div>
    </>
  );
}
