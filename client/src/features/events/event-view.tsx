import { useState } from 'react';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { Late, latePart, serverRenderedPart } from '../../ui/late';
import { AddToCalendarLink } from '../calendar/add-to-calendar-link';
import { SeriesStrip } from '../event-series/series-strip';
import { useEventReads, useLiveEvent } from '../live/use-live-event';
import { AttendeeNote } from '../people/attendee-note';
import { WhoIsComing } from '../people/who-is-coming';
import { useEventSignUps } from '../places/event-sign-ups';
import { OwnMark, useStoredOwnMark } from '../places/own-mark';
import { SignUpBar } from '../places/sign-up-bar';
import { SignUpCard } from '../places/sign-up-card';
import { CopyEventLink } from './copy-event-link';
import { Cover } from './cover/cover';
import { EventDetails } from './event-details';
import { useCloseAtEnd } from './event-hours';
import classes from './event-page.module.css';
import type { EventPageQuery, ListedEventQuery } from './gql/event-page';
import transition from './opening/card-transition.module.css';
import faded from './states/cancelled.module.css';
import { CancelledStrip } from './states/cancelled-strip';
import { UnlistedMark } from './states/unlisted-mark';
import { useNoIndex } from './states/use-no-index';

const MoreEvents = serverRenderedPart(
  async () => (await import('./coming/more-events-section')).MoreEventsSection,
);

const comingFaces = latePart(async () => (await import('../people/coming-people')).ComingFaces);
const changedStrip = latePart(async () => (await import('./states/changed-strip')).ChangedStrip);
const googleCalendar = latePart(async () => (await import('../calendar/google-calendar')).GoogleCalendar);

type WholeEvent = NonNullable<EventPageQuery['event']>;
type ListedEvent = NonNullable<ListedEventQuery['event']>;

interface Props {
  event: ListedEvent;
  /** Null until it is loaded, while the facts that a list has loaded are shown. */
  whole: WholeEvent | null;
}

/** The event, and what a person can do about it. */
export function EventView({ event, whole }: Props) {
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
    onNames: signUps.readNames,
  });
  useEventReads(event.id, viewer === null && !event.hasEnded);
  // Then the card has the link to the calendar, as the next thing to do.
  const hasPlace = Boolean(signUps.event?.viewerSignUp);
  const isUnlisted = whole?.visibility === 'UNLISTED';
  useNoIndex(isUnlisted);
  const isCancelled = event.cancelledAt !== null;
  const host = whole?.hosts[0];
  const [read, setRead] = useState(whole);
  if (whole && !read) setRead(whole);
  return (
    <>
      {whole && <CancelledStrip event={whole} />}
      {whole && read && whole !== read && <Late part={changedStrip} props={{ before: read, after: whole }} />}
      <div className={`${classes.band} ${transition.cover} ${isCancelled ? faded.faded : ''}`}>
        <Cover event={event} size={{ columns: 23, rows: 4 }} isMain />
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <EventDetails
            event={event}
            whole={whole}
            mark={
              <>
                {own && <OwnMark event={own} />}
                {isUnlisted && signUps.event?.viewerCanEdit && <UnlistedMark />}
                {signUps.event?.signUps && !event.hasEnded && !isCancelled && (
                  <Late
                    part={comingFaces}
                    props={{
                      people: signUps.event.signUps,
                      count: signUps.event.signUpCount,
                      ownId: signUps.event.viewerSignUp?.id ?? null,
                    }}
                  />
                )}
              </>
            }
          >
            {whole?.series && <SeriesStrip eventId={event.id} seriesId={whole.series.id} />}
          </EventDetails>
          {signUps.event?.attendeeNote && (
            <AttendeeNote note={signUps.event.attendeeNote} language={event.language} />
          )}
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
      {whole?.visibility === 'PUBLIC' && host && (
        <MoreEvents eventId={event.id} seriesId={whole.series?.id} hostId={host.id} hostName={host.name} />
      )}
    </>
  );
}
