import { attemptFailedMessage } from '../../../session/messages';
import { ConfirmDialog, DialogText } from '../../../ui/dialogs/dialog';
import type { useResetCalendarFeedMutation } from './gql/use-calendar-feed';
import * as messages from './messages';

interface Props {
  isOpen: boolean;
  isMaking: boolean;
  make: ReturnType<typeof useResetCalendarFeedMutation>[0];
  onClose: () => void;
  onMade: () => void;
}

/** Asks once before the link of today stops. */
export function NewLink({ isOpen, isMaking, make, onClose, onMade }: Props) {
  async function confirm(): Promise<string | null> {
    try {
      const { data } = await make();
      const { account = null, userErrors: [refusal] = [] } = data?.resetCalendarFeed ?? {};
      return account ? null : (refusal?.message ?? messages.NOT_MADE);
    } catch (error) {
      return attemptFailedMessage(error);
    }
  }

  return (
    <ConfirmDialog
      title={messages.NEW_QUESTION}
      isOpen={isOpen}
      onClose={onClose}
      labels={{ cancel: 'Leave it', confirm: messages.MAKE_NEW, confirming: 'Making it...' }}
      isConfirming={isMaking}
      confirm={confirm}
      onConfirmed={onMade}
    >
      <DialogText>{messages.NEW_CONSEQUENCE}</DialogText>
    </ConfirmDialog>
  );
}
