import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ViewerFragment } from '../../gql/graphql';
import classes from './account-page.module.css';
import { DeleteAccountDialog } from './delete-account-dialog';
import * as messages from './messages';

export function AccountDeletion({ viewer }: { viewer: ViewerFragment }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <p>{messages.consequencesOfDeletion[viewer.role]}</p>
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
