import { IconCalendarCheck } from '@tabler/icons-react';
import type { ViewerFragment } from '../../gql/graphql';
import { ConnectCalendarButton } from './connect-calendar-button';
import { ConnectedCalendar } from './connected-calendar';
import classes from './google-calendar.module.css';
import { ADDED, CONNECT_FIRST, READY_TO_ADD, SIGN_UP_FIRST } from './sentences';

interface Props {
  eventId: string;
  viewer: ViewerFragment;
  isSignedUp: boolean;
  isAdded: boolean;
  /** With null: another attempt has begun. */
  onFailure: (sentence: string | null) => void;
  /** With null where the page shows by itself what was done. */
  onDone: (sentence: string | null) => void;
  onOutdated: () => void;
}

/** How far the event is on its way into the calendar, and the next step. */
export function CalendarActions(props: Props) {
  const { eventId, viewer, isSignedUp, isAdded, onFailure } = props;
  const connectedOrNot = viewer.calendarConnected ? READY_TO_ADD : CONNECT_FIRST;
  return (
    <>
      {isAdded ? (
        <p role="status" className={classes.added}>
          <IconCalendarCheck size={20} stroke={1.75} aria-hidden />
          {ADDED}
        </p>
      ) : (
        <p className={classes.lead}>{isSignedUp ? connectedOrNot : SIGN_UP_FIRST}</p>
      )}
      {viewer.calendarConnected ? (
        <ConnectedCalendar {...props} />
      ) : (
        <ConnectCalendarButton eventId={eventId} isDisabled={!isSignedUp} onFailure={onFailure} />
      )}
    </>
  );
}
