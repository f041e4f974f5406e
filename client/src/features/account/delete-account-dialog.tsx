import type { Role } from '../../gql/graphql';
import { useSession } from '../../session/session-context';
import { timings } from '../../timings';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import parts from '../../ui/dialog-parts.module.css';
import { useDeleteAccount } from './use-delete-account';

const whatGoes: Record<Role, string> = {
  USER: 'Your sign-ups go with it.',
  STAFF: 'Your events go with it, and whoever signed up to them is told by mail.',
};

interface Props {
  role: Role;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ role, isOpen, onClose }: Props) {
  const { leave } = useSession();
  const { deleteAccount, isDeleting } = useDeleteAccount();

  return (
    <ConfirmDialog
      title="Delete Account"
      isOpen={isOpen}
      onClose={onClose}
      labels={{ keep: 'Keep account', confirm: 'Delete account', confirming: 'Deleting account...' }}
      isConfirming={isDeleting}
      confirm={deleteAccount}
      onConfirmed={() =>
        leave('Account has been deleted. Redirecting to login page...', timings.accountDeletedThenWelcome)
      }
    >
      <p className={parts.text}>Are you sure you want to delete your account? This cannot be undone.</p>
      <p className={parts.text}>{whatGoes[role]}</p>
    </ConfirmDialog>
  );
}
