import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconCopy,
  IconDots,
  IconExternalLink,
  IconLink,
  IconPencil,
  type IconProps,
  IconTrash,
} from '@tabler/icons-react';
import { type ComponentType, useCallback, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import dropDown from '../../ui/drop-down.module.css';
import type { Message } from '../../ui/notice';
import { useDismiss } from '../../ui/use-dismiss';
import { copyEventLink } from '../sign-ups/copy-event-link';
import { DeleteEventDialog } from './delete-event-dialog';
import * as messages from './messages';
import classes from './own-event-menu.module.css';

/** What can be done with an event without opening it: the same as on its staff page, in the same words. */
export function OwnEventMenu({ event }: { event: { id: string; title: string } }) {
  const [isOpen, setOpen] = useState(false);
  // Of many rows few are deleted: a dialog is there from the first question about its event on.
  const [hasAsked, setAsked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, isOpen, close);

  function run(action: () => void) {
    close();
    // The menu's item is hidden now, so the focus goes to the button.
    button.current?.focus();
    action();
  }

  function askToDelete() {
    setAsked(true);
    setAsking(true);
  }

  return (
    <div ref={root} className={`${dropDown.root} ${classes.root}`}>
      <Button
        ref={button}
        variant="subtle"
        className={classes.button}
        aria-label={`Manage ${event.title}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconDots size={20} stroke={1.75} aria-hidden />
      </Button>
      <div id={id} className={`${dropDown.menu} ${classes.menu}`} hidden={!isOpen}>
        <ul>
          <LinkItem to={paths.event(event.id)} Icon={IconExternalLink} label="View page" />
          <ActionItem
            Icon={IconLink}
            label="Copy link"
            onClick={() => run(async () => show(await copyEventLink(event.id)))}
          />
          <LinkItem to={paths.duplicateEvent(event.id)} Icon={IconCopy} label="Duplicate" />
          <LinkItem
            to={paths.staffEvent(event.id)}
            state={{ isEditing: true }}
            Icon={IconPencil}
            label="Edit"
          />
          <ActionItem Icon={IconTrash} label="Delete" onClick={() => run(askToDelete)} />
        </ul>
      </div>
      {hasAsked && (
        <DeleteEventDialog
          event={event}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            show({ tone: 'success', text: messages.DELETED_FROM_DASHBOARD });
            // The row and its menu are gone.
            document.querySelector('h1')?.focus();
          }}
          onFailed={(text) => show({ tone: 'danger', text })}
        />
      )}
    </div>
  );
}

function show({ tone, text }: Message) {
  notifications.show({ ...(tone === 'danger' && { color: 'red' }), message: text });
}

interface ItemProps {
  Icon: ComponentType<IconProps>;
  label: string;
}

function LinkItem({ Icon, label, ...link }: ItemProps & { to: string; state?: object }) {
  return (
    <li>
      <Link {...link} className={dropDown.item}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {label}
      </Link>
    </li>
  );
}

function ActionItem({ Icon, label, onClick }: ItemProps & { onClick: () => void }) {
  return (
    <li>
      <button type="button" className={dropDown.item} onClick={onClick}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {label}
      </button>
    </li>
  );
}
