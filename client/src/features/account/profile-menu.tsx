import { Button } from '@mantine/core';
import { IconCalendarHeart, IconChevronDown, IconHome, IconLogout, IconTrash } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ViewerFragment } from '../../gql/graphql';
import { homePath, paths } from '../../paths';
import { useSession } from '../../session/session-context';
import { useDismiss } from '../../ui/use-dismiss';
import { DeleteAccountDialog } from './delete-account-dialog';
import classes from './profile-menu.module.css';
import { useLogOut } from './use-log-out';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true };

export function ProfileMenu({ viewer }: { viewer: ViewerFragment }) {
  const { isLeaving } = useSession();
  const logOut = useLogOut();
  const [isOpen, setOpen] = useState(false);
  const [isAskingToDelete, setAskingToDelete] = useState(false);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, isOpen, close);

  const links = [
    { to: homePath(viewer.role), label: 'Home Page', Icon: IconHome },
    ...(viewer.role === 'USER' ? [{ to: paths.myEvents, label: 'My Events', Icon: IconCalendarHeart }] : []),
  ];

  function run(action: () => void) {
    close();
    // The menu's item is gone; what was asked for begins, and ends, at the button.
    button.current?.focus();
    action();
  }

  const actions = [
    { label: 'Delete Account', Icon: IconTrash, action: () => setAskingToDelete(true) },
    { label: 'Log out', Icon: IconLogout, action: logOut },
  ];

  return (
    <nav ref={root} className={classes.root} aria-label="Profile">
      <Button
        ref={button}
        variant="default"
        aria-expanded={isOpen}
        aria-controls="profile-menu"
        rightSection={<IconChevronDown {...icon} size={16} />}
        onClick={() => setOpen(!isOpen)}
      >
        Profile
      </Button>
      <div id="profile-menu" className={classes.menu} hidden={!isOpen}>
        <p className={classes.person}>
          <span className={classes.name}>{viewer.name}</span>
          {viewer.email}
        </p>
        <ul>
          {links.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} className={classes.item} onClick={close}>
                <Icon {...icon} />
                {label}
              </Link>
            </li>
          ))}
          {actions.map(({ label, Icon, action }) => (
            <li key={label}>
              <button type="button" className={classes.item} onClick={() => run(action)} disabled={isLeaving}>
                <Icon {...icon} />
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <DeleteAccountDialog
        role={viewer.role}
        isOpen={isAskingToDelete}
        onClose={() => setAskingToDelete(false)}
      />
    </nav>
  );
}
