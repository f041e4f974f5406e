import { Button } from '@mantine/core';
import type { EventDetailsFragment } from '../../gql/graphql';
import { Dialog, DialogButtons, DialogText } from '../../ui/dialog';
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
    <Dialog title="Delete this event?" isOpen={isOpen} onClose={onClose}>
      <DialogText>
        “{event.title}” disappears from your dashboard and from the list of events. This cannot be undone.
      </DialogText>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          Keep event
        </Button>
        <Button color="danger" onClick={confirm} disabled={isDeleting}>
          {isDeleting ? 'Deleting event...' : 'Delete event'}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
