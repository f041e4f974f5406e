import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { StaffEventPageQuery } from '../../gql/graphql';
import { timings } from '../../timings';
import { type Message, Notice } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import { EventDetails } from '../events/event-details';
import { EventAttendees } from '../sign-ups/event-attendees';
import { DeleteEventDialog } from './delete-event-dialog';
import { EditEventForm } from './edit-event-form';
import classes from './own-event.module.css';
import { PaymentsNeedingAttention } from './payments-needing-attention';

interface Props {
  event: NonNullable<StaffEventPageQuery['event']>;
  onDeleted: () => void;
}

export function OwnEvent({ event, onDeleted }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [isAskingToDelete, setAskingToDelete] = useState(false);
  const [message, showMessage] = useTransientState<Message>(timings.eventMessageShown);

  if (isEditing) {
    return (
      <EditEventForm
        event={event}
        onCancel={() => setEditing(false)}
        onSaved={() => {
          setEditing(false);
          showMessage({ tone: 'success', text: 'Event was updated successfully' });
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
          onClick={() => setAskingToDelete(true)}
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
        isOpen={isAskingToDelete}
        onClose={() => setAskingToDelete(false)}
        onDeleted={onDeleted}
        onFailed={(text) => showMessage({ tone: 'danger', text })}
      />
    </div>
  );
}
