import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { DisconnectCalendarDialog } from './disconnect-calendar-dialog';
import classes from './google-calendar.module.css';
import { markCalendarDisconnected } from './mark-calendar-disconnected';
import { DISCONNECTED } from './sentences';
import { useAddToCalendar } from './use-add-to-calendar';

interface Props {
  eventId: string;
  viewer: { id: string };
  isSignedUp: boolean;
  isAdded: boolean;
  onFailure: (sentence: string | null) => void;
  onDone: (sentence: string | null) => void;
  /** The page does not show any more what is true. */
  onOutdated: () => void;
}

export function ConnectedCalendar(props: Props) {
  const { eventId, viewer, isSignedUp, isAdded, onFailure, onDone, onOutdated } = props;
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const calendar = useAddToCalendar(eventId);
  const [isAskingToDisconnect, setAskingToDisconnect] = useState(false);

  async function add() {
    onFailure(null);
    const outcome = await calendar.add();
    switch (outcome?.name) {
      case 'added':
        return onDone(null);
      case 'access-lost':
        markCalendarDisconnected(cache, viewer.id);
        return navigate(paths.connectCalendar(eventId));
      case 'refused':
        onFailure(outcome.sentence);
        onOutdated();
    }
  }

  return (
    <>
      {!isAdded && (
        <Button disabled={!isSignedUp || calendar.isAdding} onClick={add} fullWidth>
          {calendar.isAdding ? 'Adding...' : 'Add to Google Calendar'}
        </Button>
      )}
      <div className={classes.quiet}>
        {isAdded && (
          // For an entry that was deleted over there.
          <Button variant="subtle" disabled={!isSignedUp || calendar.isAdding} onClick={add}>
            {calendar.isAdding ? 'Adding...' : 'Add again'}
          </Button>
        )}
        <Button variant="subtle" onClick={() => setAskingToDisconnect(true)}>
          Disconnect
        </Button>
      </div>
      <DisconnectCalendarDialog
        isOpen={isAskingToDisconnect}
        onClose={() => setAskingToDisconnect(false)}
        onDisconnected={() => onDone(DISCONNECTED)}
      />
    </>
  );
}
