import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { useMailSentence } from '../../session/mail-sentence';
import { evictEventLists } from '../../session/viewer-cache';
import { Dialog, DialogButtons, DialogText } from '../../ui/dialogs/dialog';
import { BusyButton } from '../../ui/forms/busy-button';
import { IconCash, IconUsers } from '../../ui/icons/for-staff';
import { formatSum } from '../../ui/texts/price';
import { NO_PERMISSION } from '../event-form/messages';
import classes from './delete-event-dialog.module.css';
import {
  type DeletionImpactQuery,
  useDeleteEventMutation,
  useDeletionImpactQuery,
} from './gql/delete-event-dialog';
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

graphql(`
  query DeletionImpact($id: ID!) {
    event(id: $id) {
      id
      deletionImpact {
        signUpCount
        waitingCount
        refundCount
        refundPence
      }
    }
  }
`);

interface Props {
  event: { id: string; title: string };
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
  onFailed: (message: string) => void;
}

export function DeleteEventDialog({ event: { id, title }, isOpen, onClose, onDeleted, onFailed }: Props) {
  const [mutate, { loading }] = useDeleteEventMutation({ update: evictEventLists });
  // Payments while the page is open are counted, too.
  const { data } = useDeletionImpactQuery({
    variables: { id },
    skip: !isOpen,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const impact = data?.event?.deletionImpact;
  const refunds = impact && impact.refundPence > 0 ? ` and refund ${formatSum(impact.refundPence)}` : '';

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

  return (
    <Dialog title="Delete this event?" isOpen={isOpen} onClose={onClose}>
      <DialogText>
        “{title}” disappears from your dashboard and from the list of events. This cannot be undone.
      </DialogText>
      {impact && <Impact impact={impact} />}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          Keep event
        </Button>
        <BusyButton color="danger" onClick={confirm} isBusy={loading}>
          {loading ? 'Deleting event...' : refunds ? `Delete${refunds}` : 'Delete event'}
        </BusyButton>
      </DialogButtons>
    </Dialog>
  );
}

type ImpactNumbers = NonNullable<NonNullable<DeletionImpactQuery['event']>['deletionImpact']>;

/** The effects of the deletion on other people. */
function Impact({ impact }: { impact: ImpactNumbers }) {
  const { signUpCount, waitingCount, refundCount, refundPence } = impact;
  const mailSentence = useMailSentence();
  if (signUpCount + waitingCount + refundCount === 0) return null;
  return (
    <ul className={classes.impact}>
      {signUpCount > 0 && (
        <ImpactLine icon={<IconUsers size={18} stroke={1.75} aria-hidden />}>
          <strong>{people(signUpCount)}</strong> {mailSentence(messages.placesLost(signUpCount))}
        </ImpactLine>
      )}
      {waitingCount > 0 && (
        <ImpactLine icon={<IconUsers size={18} stroke={1.75} aria-hidden />}>
          <strong>{people(waitingCount)}</strong> {waitingCount === 1 ? 'loses' : 'lose'} their place in the
          waiting list
        </ImpactLine>
      )}
      {refundCount > 0 && (
        <ImpactLine icon={<IconCash size={18} stroke={1.75} aria-hidden />}>
          <strong>{formatSum(refundPence)}</strong> goes back: {refundCount.toLocaleString('en-GB')}{' '}
          {refundCount === 1 ? 'payment' : 'payments'}
        </ImpactLine>
      )}
    </ul>
  );
}

function ImpactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`;
}
