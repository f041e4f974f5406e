import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { graphql, readFragment } from '../../apollo/graphql';
import { evictEventLists } from '../../session/viewer-cache';
import { Dialog, DialogButtons, DialogText } from '../../ui/dialogs/dialog';
import { BusyButton } from '../../ui/forms/busy-button';
import { formatSum } from '../../ui/texts/price';
import { NO_PERMISSION } from '../event-form/messages';
import { CancelEventForm } from './cancel-event-form';
import { CancelOrDelete, type Ending } from './cancel-or-delete';
import { useDeleteEventMutation, useDeletionImpactQuery } from './gql/delete-event-dialog';
import type { ImpactLinesFragment } from './gql/impact-lines';
import { ImpactLines } from './impact-lines';
import * as messages from './messages';

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

// Cancelling has the same effects on people.
graphql(`
  query DeletionImpact($id: ID!) {
    event(id: $id) {
      id
      hasEnded
      cancelledAt
      deletionImpact {
        ...ImpactLines
      }
    }
  }
`);

interface Props {
  event: { id: string; title: string };
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
  onCancelled?: () => void;
  onFailed: (message: string) => void;
}

/** Asks before an event is deleted. Where it has people who lose something, cancelling it comes first. */
export function DeleteEventDialog(props: Props) {
  const { event, isOpen, onClose, onDeleted, onCancelled, onFailed } = props;
  const { id, title } = event;
  const [ending, setEnding] = useState<Ending>('cancel');
  const [mutate, { loading }] = useDeleteEventMutation({ update: evictEventLists });
  // Payments while the page is open are counted, too.
  const { data } = useDeletionImpactQuery({
    variables: { id },
    skip: !isOpen,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const shown = data?.event?.deletionImpact ?? null;
  const impact = readFragment<ImpactLinesFragment>(shown);
  const refunds = impact && impact.refundPence > 0 ? ` and refund ${formatSum(impact.refundPence)}` : '';
  const takesPlace = data?.event && !data.event.hasEnded && !data.event.cancelledAt;
  const people = impact ? impact.signUpCount + impact.waitingCount + impact.refundCount : 0;
  const hasChoice = Boolean(takesPlace && people > 0);

  // The choices come after the dialog was opened, and are no answer to it.
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasChoice) keepButton.current?.focus();
  }, [hasChoice]);

  /** Returns the message that says why it was not deleted, or null. */
  async function deleteEvent(): Promise<string | null> {
    try {
      const { data: answer } = await mutate({ variables: { input: { id } } });
      if (answer?.deleteEvent.deletedEventId) return null;
      return answer?.deleteEvent.userErrors[0]?.message ?? messages.DELETE_FAILED;
    } catch (error) {
      if (failedWith(error, 'FORBIDDEN')) return NO_PERMISSION;
      return rateLimitMessage(error) ?? messages.DELETE_FAILED;
    }
  }

  async function confirm() {
    const failure = await deleteEvent();
    onClose();
    if (failure) onFailed(failure);
    else onDeleted();
  }

  const keep = (
    <Button ref={keepButton} key="keep" variant="default" onClick={onClose}>
      Keep the event
    </Button>
  );
  return (
    <Dialog
      title={hasChoice ? `Cancel or delete “${title}”?` : 'Delete this event?'}
      isOpen={isOpen}
      onClose={onClose}
      isWide
    >
      {hasChoice ? (
        <CancelOrDelete value={ending} onChange={setEnding} />
      ) : (
        <DialogText>
          “{title}” disappears from your dashboard and from the list of events. This cannot be undone.
        </DialogText>
      )}
      {shown && <ImpactLines impact={shown} ending={hasChoice ? ending : 'delete'} />}
      {hasChoice && ending === 'cancel' ? (
        <CancelEventForm
          eventId={id}
          confirmLabel={`Cancel event${refunds}`}
          keep={keep}
          onCancelled={() => {
            onClose();
            onCancelled?.();
          }}
        />
      ) : (
        <DialogButtons>
          {keep}
          <BusyButton color="danger" onClick={confirm} isBusy={loading}>
            {loading
              ? 'Deleting event...'
              : refunds
                ? `Delete${hasChoice ? ' event' : ''}${refunds}`
                : 'Delete event'}
          </BusyButton>
        </DialogButtons>
      )}
    </Dialog>
  );
}
