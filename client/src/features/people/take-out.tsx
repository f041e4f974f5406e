import { type ReactNode, useState } from 'react';
import { rateLimitMessage } from '../../apollo/failure';
import { useMailSentence } from '../../session/mail-sentence';
import { countOneAttendeeLess } from '../../session/viewer-cache';
import { ConfirmDialog, DialogText } from '../../ui/dialogs/dialog';
import { formatPrice } from '../../ui/texts/price';
import { useCancelSignUpMutation } from '../places/give-back/gql/give-back';
import type { AttendeeFragment } from './gql/attendee';
import * as messages from './messages';

/** Takes a person out of an event, after one question that says what comes back. */
export function useTakeOut(
  { id, name, refundPence }: AttendeeFragment,
  event: { id: string; title: string },
  onTakenOut: (name: string) => void,
): { ask: () => void; dialog: ReactNode } {
  const mailSentence = useMailSentence();
  const [isAsking, setAsking] = useState(false);
  // Of a hundred people few are taken out: a dialog is there from the first question about its person on.
  const [hasAsked, setAsked] = useState(false);
  const [cancelSignUp, { loading }] = useCancelSignUpMutation({
    update(cache, { data }) {
      const cancelled = data?.cancelSignUp.cancelledSignUpId;
      const gone = cancelled && cache.identify({ __typename: 'SignUp', id: cancelled });
      if (!gone) return;
      cache.evict({ id: gone });
      countOneAttendeeLess(cache, event.id);
    },
    // The sums are the server's.
    refetchQueries: ['EventFigures'],
  });

  /** Returns the message that says why it was not done, or null. */
  async function confirm(): Promise<string | null> {
    try {
      const input = { signUpId: id, expectedRefundPence: refundPence ?? 0 };
      const { data } = await cancelSignUp({ variables: { input } });
      if (data?.cancelSignUp.cancelledSignUpId) return null;
      return data?.cancelSignUp.userErrors[0]?.message ?? messages.TAKE_OUT_FAILED;
    } catch (error) {
      return rateLimitMessage(error) ?? messages.TAKE_OUT_FAILED;
    }
  }

  const dialog = hasAsked && (
    <ConfirmDialog
      title={`Take ${name} out?`}
      isOpen={isAsking}
      onClose={() => setAsking(false)}
      labels={{ cancel: 'Keep the place', confirm: 'Remove', confirming: 'Removing...' }}
      isConfirming={loading}
      confirm={confirm}
      onConfirmed={() => {
        setAsking(false);
        onTakenOut(name);
      }}
    >
      <DialogText>
        {mailSentence(messages.takingOut(name, event.title))}{' '}
        {refundPence ? `${formatPrice(refundPence)} goes back to the card.` : 'No money goes back.'}
      </DialogText>
    </ConfirmDialog>
  );
  function ask() {
    setAsked(true);
    setAsking(true);
  }
  return { ask, dialog };
}
