import { rateLimitMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { type Role, useDeleteAccountMutation, type ViewerFragment } from '../../gql/graphql';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { ConfirmDialog, DialogText } from '../../ui/dialog';
import { calendarMemory } from '../calendar/calendar-memory';
import * as messages from './messages';

graphql(`
  mutation DeleteAccount {
    deleteAccount {
      deletedAccountId
      userErrors {
        code
        message
      }
    }
  }
`);

const consequences: Record<Role, string> = {
  USER: 'Your sign-ups go with it.',
  STAFF: 'Your events go with it, and whoever signed up to them is told by mail.',
};

interface Props {
  viewer: ViewerFragment;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ viewer, isOpen, onClose }: Props) {
  const { startSignOutTransition } = useSession();
  const [mutate, { loading }] = useDeleteAccountMutation();

  async function deleteAccount(): Promise<string | null> {
    try {
      const { data } = await mutate();
      if (!data?.deleteAccount.deletedAccountId) {
        return data?.deleteAccount.userErrors[0]?.message ?? messages.DELETE_FAILED;
      }
      calendarMemory.clear();
      return null;
    } catch (error) {
      return rateLimitMessage(error) ?? messages.DELETE_FAILED;
    }
  }

  return (
    <ConfirmDialog
      title="Delete Account"
      isOpen={isOpen}
      onClose={onClose}
      labels={{ cancel: 'Keep account', confirm: 'Delete account', confirming: 'Deleting account...' }}
      isConfirming={loading}
      confirm={deleteAccount}
      onConfirmed={() => startSignOutTransition(messages.DELETED, timings.accountDeletedThenWelcome)}
    >
      <DialogText>Are you sure you want to delete your account? This cannot be undone.</DialogText>
      {isOpen && (
        <DialogText>
          It is the account of {viewer.name}, {viewer.email}.
        </DialogText>
      )}
      <DialogText>{consequences[viewer.role]}</DialogText>
    </ConfirmDialog>
  );
}
