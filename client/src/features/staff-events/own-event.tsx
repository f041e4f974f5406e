import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { type OwnEventFragment, useDeleteEventMutation } from '../../gql/graphql';
import { evictEventLists } from '../../session/viewer-cache';
import { timings } from '../../timings';
import { Dialog, DialogButtons, DialogText } from '../../ui/dialog';
import { type Message, Notice } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import { EventDetails } from '../events/event-details';
import { EventAttendees } from '../sign-ups/event-attendees';
import { EditEventForm } from './edit-event-form';
import * as messages from './messages';
import classes from './own-event.module.css';
import { PaymentsNeedingAttention } from './payments-needing-attention';

graphql(`
  fragment OwnEvent on Event {
    id
    title
    ...EventDetails
    ...EditEvent
    ...EventAttendees
  }
`);

graphql(`
  mutation DeleteEvent($input: DeleteEventInput!) {
    deleteEvent(input: $input) {
      deletedEventId
      userErrors {
        code
        message
      }
    }
  }
`);

interface Props {
  event: FragmentRef<OwnEventFragment>;
  onDeleted: () => void;
}

export function OwnEvent({ event: ref, onDeleted }: Props) {
  const event = readFragment<OwnEventFragment>(ref);
  const [isEditing, setEditing] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);

  if (isEditing) {
    return (
      <EditEventForm
        event={event}
        onCancel={() => setEditing(false)}
        onSaved={() => {
          setEditing(false);
          setMessage({ tone: 'success', text: messages.UPDATED });
        }}
      />
    );
  }
  return (
    <div className={classes.columns}>
      <aside className={classes.side} aria-label="Manage this event">
        <Button
          variant="default"
          leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          Edit
        </Button>
        <Button
          variant="default"
          color="danger"
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
          onClick={() => setDialogOpen(true)}
        >
          Delete
        </Button>
      </aside>
      <div className={classes.details}>
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
        <EventDetails event={event} />
        <PaymentsNeedingAttention eventId={event.id} />
        <EventAttendees event={event} />
      </div>
      <DeleteEventDialog
        event={event}
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onDeleted={onDeleted}
        onFailed={(text) => setMessage({ tone: 'danger', text })}
      />
    </div>
  );
}

interface DialogProps {
  event: { id: string; title: string };
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
  onFailed: (message: string) => void;
}

function DeleteEventDialog({ event: { id, title }, isOpen, onClose, onDeleted, onFailed }: DialogProps) {
  const [mutate, { loading }] = useDeleteEventMutation({ update: evictEventLists });

  /** Returns the message that says why it was not deleted, or null. */
  async function deleteEvent(): Promise<string | null> {
    try {
      const { data } = await mutate({ variables: { input: { id } } });
      if (data?.deleteEvent.deletedEventId) return null;
      return data?.deleteEvent.userErrors[0]?.message ?? messages.DELETE_FAILED;
    } catch (error) {
      if (failedWith(error, 'FORBIDDEN')) return messages.NO_PERMISSION;
      return rateLimitMessage(error) ?? messages.DELETE_FAILED;
    }
  }

  async function confirm() {
    const failure = await deleteEvent();
    onClose();
    if (failure) onFailed(failure);
    else onDeleted();
  }

  return (
    <Dialog title="Delete this event?" isOpen={isOpen} onClose={onClose}>
      <DialogText>
        “{title}” disappears from your dashboard and from the list of events. This cannot be undone.
      </DialogText>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          Keep event
        </Button>
        <Button color="danger" onClick={confirm} disabled={loading}>
          {loading ? 'Deleting event...' : 'Delete event'}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
