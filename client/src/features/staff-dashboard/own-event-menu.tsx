import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { EventRole } from '../../gql/types';
import { paths } from '../../paths';
import { timings } from '../../timings';
import { CopyLabel, CopyStatus } from '../../ui/copy-button';
import { IconCopy, IconTrash } from '../../ui/icons/for-accounts';
import { IconLink } from '../../ui/icons/for-events';
import { IconExternalLink, IconPencil } from '../../ui/icons/for-staff';
import { ActionMenu, MenuAction, MenuLink } from '../../ui/menus/action-menu';
import type { Message } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import { copyEventLink } from '../events/copy-event-link';
import { DeleteEventDialog } from '../staff-events/delete-event-dialog';
import * as messages from './messages';
import classes from './own-event-menu.module.css';

interface Props {
  event: {
    id: string;
    title: string;
    viewerRole: EventRole | null;
    viewerCanEdit: boolean;
    cancelledAt: string | null;
    hasEnded: boolean;
  };
}

/** The actions for an event that need no opening: the same as on its staff page, in the same words. */
export function OwnEventMenu({ event }: Props) {
  const { viewerRole, viewerCanEdit } = event;
  // Of many rows few are deleted: a dialog is there from the first question about its event on.
  const [hasAsked, setAsked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [copied, setCopied] = useTransientState<Message>(timings.eventMessageShown);

  function askToDelete() {
    setAsked(true);
    setAsking(true);
  }

  async function copyLink() {
    const result = await copyEventLink(event.id);
    if (result.tone === 'danger') show(result);
    else setCopied(result);
  }

  return (
    <>
      <ActionMenu label={`Manage ${event.title}`} className={classes.root}>
        {(run) => (
          <>
            <MenuLink to={paths.event(event.id)} Icon={IconExternalLink} label="View page" />
            {/* It stays open: the item says that it is done. */}
            <MenuAction Icon={IconLink} onClick={copyLink}>
              <CopyLabel result={copied}>Copy link</CopyLabel>
            </MenuAction>
            {viewerCanEdit && (
              <MenuLink to={paths.duplicateEvent(event.id)} Icon={IconCopy} label="Duplicate" />
            )}
            {viewerCanEdit && (
              <MenuLink
                to={paths.staffEvent(event.id)}
                state={{ isEditing: true }}
                Icon={IconPencil}
                label="Edit"
              />
            )}
            {viewerRole === 'OWNER' && (
              <MenuAction Icon={IconTrash} onClick={() => run(askToDelete)}>
                {event.cancelledAt || event.hasEnded ? 'Delete' : 'Cancel or delete'}
              </MenuAction>
            )}
          </>
        )}
      </ActionMenu>
      <CopyStatus result={copied} />
      {hasAsked && (
        <DeleteEventDialog
          event={event}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onDeleted={(count) => {
            show({ tone: 'success', text: messages.deleted(count) });
            // The row and its menu have been removed.
            document.querySelector('h1')?.focus();
          }}
          onCancelled={(count) => show({ tone: 'success', text: messages.cancelled(count) })}
          onFailed={(text) => show({ tone: 'danger', text })}
        />
      )}
    </>
  );
}

function show({ tone, text }: Message) {
  notifications.show({ ...(tone === 'danger' && { color: 'red' }), message: text });
}
