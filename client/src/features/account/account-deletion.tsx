import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ViewerFragment } from '../../session/gql/session';
import { IconTrash } from '../../ui/icons/for-accounts';
import { AccountDeletionImpact } from './account-deletion-impact';
import classes from './account-page.module.css';
import { DeleteAccountDialog } from './delete-account-dialog';

export function AccountDeletion({ viewer }: { viewer: ViewerFragment }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <p>
          <AccountDeletionImpact viewer={viewer} />
        </p>
      </div>
      <Button
        variant="default"
        color="danger"
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Delete account
      </Button>
      <DeleteAccountDialog viewer={viewer} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
