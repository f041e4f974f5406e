import { useRef } from 'react';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { LinkButton } from '../../ui/link-button';
import { type Message, Notice } from '../../ui/notice';
import { LoadingText } from '../../ui/read-states';
import { useTransientState } from '../../ui/timers';
import type { EventSignUps } from '../sign-ups/use-event-sign-ups';
import { CalendarActions } from './calendar-actions';
import { calendarMemory } from './calendar-memory';
import classes from './google-calendar.module.css';
import { useCalendarHints } from './use-calendar-hints';

interface Props {
  eventId: string;
  signUps: EventSignUps;
}

/** For those who sign in with Google: the event in their own calendar. */
export function GoogleCalendar({ eventId, signUps }: Props) {
  const { viewer } = useSession();
  const [message, showMessage] = useTransientState<Message>(timings.eventMessageShown);
  const heading = useRef<HTMLHeadingElement>(null);
  const own = signUps.event?.viewerSignUp;
  const isAdded = own === undefined ? undefined : Boolean(own?.addedToCalendarAt);
  useCalendarHints(eventId, isAdded);

  const person = viewer?.signInMethods.includes('GOOGLE') ? viewer : null;
  // That someone is not logged in any more has to be read, though the page has no person to show this for.
  if (!person && !message) return null;
  // The card of the sign-up says that it could not be read, and tries again.
  if (own === undefined && signUps.error && !message) return null;

  function finish(text: string | null) {
    showMessage(text === null ? null : { tone: 'success', text });
    // The button that was pressed is gone.
    heading.current?.focus();
  }

  const isAddedAsFarAsKnown = isAdded ?? calendarMemory.isAdded(eventId);
  return (
    <section aria-label="Google Calendar" className={classes.card}>
      <h2 ref={heading} tabIndex={-1}>
        Google Calendar
      </h2>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      {!viewer && <LinkButton to={paths.welcomeThen(paths.event(eventId))}>Log in</LinkButton>}
      {person && own === undefined && !isAddedAsFarAsKnown && <LoadingText>Loading calendar...</LoadingText>}
      {person && (own !== undefined || isAddedAsFarAsKnown) && (
        <CalendarActions
          eventId={eventId}
          viewer={person}
          isSignedUp={own !== null}
          isAdded={isAddedAsFarAsKnown}
          onFailure={(text) => showMessage(text === null ? null : { tone: 'danger', text })}
          onDone={finish}
          onOutdated={signUps.retry}
        />
      )}
    </section>
  );
}
