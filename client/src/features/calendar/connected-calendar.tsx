import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rateLimitMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { ConfirmDialog, DialogText } from '../../ui/dialogs/dialog';
import { BusyButton } from '../../ui/forms/busy-button';
import { calendarMemory } from './calendar-memory';
import classes from './google-calendar.module.css';
import { useDisconnectCalendarMutation } from './gql/connected-calendar';
import * as messages from './messages';
import { useAddToCalendar } from './use-add-to-calendar';

graphql(`
  mutation DisconnectCalendar {
    disconnectCalendar {
      account {
        id
        calendarConnected
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface Props {
  eventId: string;
  viewer: { id: string };
  isSignedUp: boolean;
  isAdded: boolean;
  onFailure: (message: string | null) => void;
  onDone: (message: string | null) => void;
  /** Called when the page is out of date. */
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
      case 'reconnect':
        markCalendarDisconnected(cache, viewer.id);
        return navigate(paths.connectCalendar(eventId));
      case 'failed':
        onFailure(outcome.message);
        onOutdated();
    }
  }

  return (
    <>
      {!isAdded && (
        <BusyButton
          variant="default"
          disabled={!isSignedUp}
          isBusy={calendar.isAdding}
          onClick={add}
          fullWidth
        >
          {calendar.isAdding ? 'Adding...' : 'Add to Google Calendar'}
        </BusyButton>
      )}
      <div className={classes.quiet}>
        {isAdded && (
          // For an entry that was deleted in Google Calendar.
          <BusyButton variant="subtle" disabled={!isSignedUp} isBusy={calendar.isAdding} onClick={add}>
            {calendar.isAdding ? 'Adding...' : 'Add again'}
          </BusyButton>
        )}
        <Button variant="subtle" onClick={() => setAskingToDisconnect(true)}>
          Disconnect
        </Button>
      </div>
      <DisconnectCalendarDialog
        isOpen={isAskingToDisconnect}
        onClose={() => setAskingToDisconnect(false)}
        onDisconnected={() => onDone(messages.DISCONNECTED)}
      />
    </>
  );
}

/** Google no longer lets us in, as the server has just found out. */
function markCalendarDisconnected(cache: ApolloCache, accountId: string): void {
  const id = cache.identify({ __typename: 'Account', id: accountId });
  if (id) cache.modify({ id, fields: { calendarConnected: () => false } });
  calendarMemory.markConnected(false);
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  onDisconnected: () => void;
}

/** Asks before the authorization is taken back. */
export function DisconnectCalendarDialog({ isOpen, onClose, onDisconnected }: DialogProps) {
  const [mutate, { loading }] = useDisconnectCalendarMutation();

  async function disconnect(): Promise<string | null> {
    try {
      const { data } = await mutate();
      if (!data?.disconnectCalendar.account) {
        return data?.disconnectCalendar.userErrors[0]?.message ?? messages.DISCONNECT_FAILED;
      }
      calendarMemory.markConnected(false);
      return null;
    } catch (error) {
      return rateLimitMessage(error) ?? messages.DISCONNECT_FAILED;
    }
  }

  return (
    <ConfirmDialog
      title="Disconnect Google Calendar"
      isOpen={isOpen}
      onClose={onClose}
      labels={{ cancel: 'Stay connected', confirm: 'Disconnect', confirming: 'Disconnecting...' }}
      isConfirming={loading}
      confirm={disconnect}
      onConfirmed={onDisconnected}
    >
      <DialogText>{messages.DISCONNECT_QUESTION}</DialogText>
      <DialogText>{messages.WHAT_DISCONNECTING_DOES}</DialogText>
    </ConfirmDialog>
  );
}
