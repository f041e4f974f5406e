import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { Late, latePart } from '../../ui/late';
import { BackLink, EmptyState, FailedRead, LoadingText, Page, PageHeading } from '../../ui/page';
import { AddToCalendarLink } from '../calendar/add-to-calendar-link';
import { SeriesStrip } from '../event-series/series-strip';
import { useLiveEvent } from '../live/use-live-event';
import { AttendeeNote } from '../people/attendee-note';
import { WhoIsComing } from '../people/who-is-coming';
import { useEventSignUps } from '../places/event-sign-ups';
import { OwnMark, useStoredOwnMark } from '../places/own-mark';
import { SignUpBar } from '../places/sign-up-bar';
import { SignUpCard } from '../places/sign-up-card';
import { CopyEventLink } from './copy-event-link';
import { Cover } from './cover/cover';
import { EventDetails, EventDetailsSkeleton } from './event-details';
import { useCloseAtEnd } from './event-hours';
import classes from './event-page.module.css';
import {
  type EventPageQuery,
  type ListedEventQuery,
  useEventPageQuery,
  useListedEventQuery,
} from './gql/event-page';
import * as messages from './messages';
import { useRememberOpenedEvent } from './opened-event';
import faded from './states/cancelled.module.css';
import { CancelledStrip } from './states/cancelled-strip';

graphql(`
  query EventPage($id: ID!) {
    event(id: $id) {
      id
      type
      endsAt
      hasEnded
      cancelledAt
      series {
        id
      }
      ...EventFacts
      ...EventDetails
      ...CancelledStrip
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
      ...EventFacts
    }
  }
`);

const googleCalendar = latePart(async () => (await import('../calendar/google-calendar')).GoogleCalendar);

type WholeEvent = NonNullable<EventPageQuery['event']>;
type ListedEvent = NonNullable<ListedEventQuery['event']>;

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

/** The event, and what a person can do about it. */
function EventView({ event, whole }: { event: ListedEvent; whole: WholeEvent | null }) {
  const signUps = useEventSignUps(event.id);
  const own = useStoredOwnMark(event.id);
  const { viewer } = useSession();
  useCloseAtEnd(event);
  // Somebody whose session ends here is told so.
  const [hasHadViewer, setHadViewer] = useState(viewer !== null);
  if (viewer && !hasHadViewer) setHadViewer(true);
  const isWaiting = Boolean(signUps.event?.viewerWaitingListEntry && !signUps.event.viewerSignUp);
  useLiveEvent(event.id, {
    isWanted: viewer !== null && !event.hasEnded,
    ...(isWaiting && { onOwnPlace: signUps.retry }),
  });
  // Then the card has the link to the calendar, as the next thing to do.
  const hasPlace = Boolean(signUps.event?.viewerSignUp);
  const isCancelled = event.cancelledAt !== null;
  return (
    <>
      {whole && <CancelledStrip event={whole} />}
      <div className={isCancelled ? `${classes.band} ${faded.faded}` : classes.band}>
        <Cover event={event} size={{ columns: 23, rows: 4 }} />
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <EventDetails event={event} whole={whole} mark={own && <OwnMark event={own} />}>
            {whole?.series && <SeriesStrip eventId={event.id} seriesId={whole.series.id} />}
          </EventDetails>
          {signUps.event?.attendeeNote && <AttendeeNote note={signUps.event.attendeeNote} />}
          {whole && (
            <>
              <div className={classes.actions}>
                <CopyEventLink eventId={event.id} />
                {!hasPlace && !event.hasEnded && !isCancelled && (
                  <AddToCalendarLink file={paths.calendarFile(event.id)} />
                )}
              </div>
              <WhoIsComing event={whole} signUps={signUps} />
            </>
          )}
        </div>
        {whole && !event.hasEnded && !isCancelled && (
          <SignUpBar
            event={whole}
            own={own}
            isHeld={Boolean(signUps.event?.viewerPlaceHeldUntil)}
            isPaymentProcessing={signUps.event?.viewerPaymentIsProcessing === true}
          />
        )}
        {whole && (
          <aside className={classes.side} aria-label="Taking part">
            <SignUpCard event={whole} signUps={signUps} />
            {hasHadViewer && !isCancelled && (
              <Late part={googleCalendar} props={{ eventId: event.id, signUps }} />
            )}
          </aside>
        )}
      </div>
    </>
  );
}
