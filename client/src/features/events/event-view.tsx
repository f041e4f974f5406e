import type { EventPageQuery } from '../../gql/graphql';
import { AddToCalendarLink } from '../calendar/add-to-calendar-link';
import { GoogleCalendar } from '../calendar/google-calendar';
import { CopyEventLink } from '../sign-ups/copy-event-link';
import { SignUpBar } from '../sign-ups/sign-up-bar';
import { SignUpCard } from '../sign-ups/sign-up-card';
import { useEventSignUps } from '../sign-ups/use-event-sign-ups';
import { WhoIsComing } from '../sign-ups/who-is-coming';
import { EventDetails } from './event-details';
import classes from './event-view.module.css';

/** The event, and what a person can do about it. */
export function EventView({ event }: { event: NonNullable<EventPageQuery['event']> }) {
  const signUps = useEventSignUps(event.id);
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <EventDetails event={event} />
        <div className={classes.actions}>
          <CopyEventLink eventId={event.id} />
          <AddToCalendarLink eventId={event.id} />
        </div>
        <WhoIsComing event={event} signUps={signUps} />
      </div>
      {!signUps.event?.viewerSignUp && <SignUpBar event={event} />}
      <aside className={classes.side} aria-label="Taking part">
        <SignUpCard event={event} signUps={signUps} />
        <GoogleCalendar eventId={event.id} signUps={signUps} />
      </aside>
    </div>
  );
}
