import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import { Button, Modal } from '@mantine/core';
import type { EventDetailsFragment } from '../../gql/graphql';
import classes from './delete-event-dialog.module.css';
import { useDeleteEvent } from './use-delete-event';

interface Props {
  event: EventDetailsFragment;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
  onFailed: (sentence: string) => void;
}

export function DeleteEventDialog({ event, isOpen, onClose, onDeleted, onFailed }: Props) {
  const { deleteEvent, isDeleting } = useDeleteEvent(event.id);

  async function confirm() {
    const failure = await deleteEvent();
    onClose();
    if (failure) onFailed(failure);
    else onDeleted();
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Delete this event?"
      centered
      radius={14}
      transitionProps={{ duration: 140 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p className={classes.text}>
        “{event.title}” disappears from your dashboard and from the list of events. This cannot be undone.
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep event
        </Button>
        <Button color="danger" onClick={confirm} disabled={isDeleting}>
          {isDeleting ? 'Deleting event...' : 'Delete event'}
        </Button>
      </div>
    </Modal>
  );
}
