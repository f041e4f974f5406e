import { useEffect, useRef } from 'react';
import { graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import type { ViewerFragment } from '../../session/gql/session';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { Card } from '../../ui/card';
import { IconCalendarCheck } from '../../ui/icons/for-accounts';
import { type Message, Notice } from '../../ui/notice';
import { LinkButton, LoadingText } from '../../ui/page';
import { useTransientState } from '../../ui/timers';
import type { EventSignUps } from '../places/event-sign-ups';
import { calendarMemory } from './calendar-memory';
import { ConnectCalendarButton } from './connect-calendar-button';
import { ConnectedCalendar } from './connected-calendar';
import classes from './google-calendar.module.css';
import type { SignUpInCalendarFragment } from './gql/google-calendar';
import * as messages from './messages';

graphql(`
  fragment SignUpInCalendar on SignUp {
    id
    addedToCalendarAt
  }
`);

interface Props {
  eventId: string;
  signUps: EventSignUps;
}

/** For those who sign in with Google: the event in their own calendar. */
export function GoogleCalendar({ eventId, signUps }: Props) {
  const { viewer } = useSession();
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const heading = useRef<HTMLHeadingElement>(null);
  const own = signUps.event?.viewerSignUp;
  const isAdded =
    own === undefined ? undefined : Boolean(readFragment<SignUpInCalendarFragment>(own)?.addedToCalendarAt);
  useCalendarHints(eventId, isAdded);

  const googleViewer = viewer?.signInMethods.includes('GOOGLE') ? viewer : null;
  // The message that someone is not logged in any more is shown, though there is no viewer to show the rest for.
  if (!googleViewer && !message) return null;
  // The sign-up card says that it could not be read, and tries again.
  if (own === undefined && signUps.error && !message) return null;

  function finish(text: string | null) {
    setMessage(text === null ? null : { tone: 'success', text });
    // The button that was pressed has been removed.
    heading.current?.focus();
  }

  const isProbablyAdded = isAdded ?? calendarMemory.isAdded(eventId);
  const isKnown = own !== undefined || isProbablyAdded;
  return (
    <Card as="section" aria-label="Google Calendar" className={classes.card}>
      <h2 ref={heading} tabIndex={-1}>
        Google Calendar
      </h2>
      {message && (
        <Notice tone={message.tone} takesFocus={message.tone === 'danger'} focusAfterwards={heading}>
          {message.text}
        </Notice>
      )}
      {!viewer && <LinkButton to={paths.welcomeThen(paths.event(eventId))}>Log in</LinkButton>}
      {googleViewer && !isKnown && <LoadingText>Loading calendar...</LoadingText>}
      {googleViewer && isKnown && (
        <CalendarActions
          eventId={eventId}
          viewer={googleViewer}
          isSignedUp={own !== null}
          isAdded={isProbablyAdded}
          onFailure={(text) => setMessage(text === null ? null : { tone: 'danger', text })}
          onDone={finish}
          onOutdated={signUps.retry}
        />
      )}
    </Card>
  );
}

interface ActionsProps {
  eventId: string;
  viewer: ViewerFragment;
  isSignedUp: boolean;
  isAdded: boolean;
  /** With null when another attempt begins. */
  onFailure: (message: string | null) => void;
  /** With null where the page itself shows the result. */
  onDone: (message: string | null) => void;
  onOutdated: () => void;
}

/** How far the event is on its way into the calendar, and the next step. */
function CalendarActions(props: ActionsProps) {
  const { eventId, viewer, isSignedUp, isAdded, onFailure } = props;
  const connectedOrNot = viewer.calendarConnected ? messages.READY_TO_ADD : messages.CONNECT_FIRST;
  return (
    <>
      {isAdded ? (
        <p role="status" className={classes.added}>
          <IconCalendarCheck size={20} stroke={1.75} aria-hidden />
          {messages.ADDED}
        </p>
      ) : (
        <p className={classes.lead}>{isSignedUp ? connectedOrNot : messages.SIGN_UP_FIRST}</p>
      )}
      {viewer.calendarConnected ? (
        <ConnectedCalendar {...props} />
      ) : (
        <ConnectCalendarButton eventId={eventId} isDisabled={!isSignedUp} onFailure={onFailure} />
      )}
    </>
  );
}

/**
 * The browser remembers the facts that the server says.
 * @param isAdded undefined while it is not known
 */
function useCalendarHints(eventId: string, isAdded: boolean | undefined): void {
  const { viewer, isSigningOut } = useSession();
  const isConnected = viewer?.calendarConnected;

  useEffect(() => {
    // During the sign-out transition the person is still on the page, and must not be remembered again.
    if (isSigningOut || isConnected === undefined) return;
    calendarMemory.markConnected(isConnected);
    if (isAdded !== undefined) calendarMemory.markAdded(eventId, isAdded);
  }, [eventId, isAdded, isConnected, isSigningOut]);
}
