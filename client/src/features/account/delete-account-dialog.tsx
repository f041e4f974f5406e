import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Role } from '../../gql/graphql';
import { useSession } from '../../session/session-context';
import { timings } from '../../timings';
import { Dialog } from '../../ui/dialog';
import parts from '../../ui/dialog-parts.module.css';
import { Notice } from '../../ui/notice';
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
  const [failure, setFailure] = useState<string | null>(null);

  function close() {
    setFailure(null);
    onClose();
  }

  async function confirm() {
    setFailure(null);
    const reason = await deleteAccount();
    if (reason) return setFailure(reason);
    close();
    leave('Account has been deleted. Redirecting to login page...', timings.accountDeletedThenWelcome);
  }

  return (
    <Dialog title="Delete Account" isOpen={isOpen} onClose={close}>
      <p className={parts.text}>Are you sure you want to delete your account? This cannot be undone.</p>
      <p className={parts.text}>{whatGoes[role]}</p>
      {failure && (
        <div className={parts.text}>
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <div className={parts.buttons}>
        <Button variant="default" onClick={close}>
          Keep account
        </Button>
        <Button color="danger" onClick={confirm} disabled={isDeleting}>
          {isDeleting ? 'Deleting account...' : 'Delete account'}
        </Button>
      </div>
    </Dialog>
  );
}
