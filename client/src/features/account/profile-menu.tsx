import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCallback, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { failedWith } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { homePath, paths } from '../../paths';
import type { ViewerFragment } from '../../session/gql/session';
import { attemptFailedMessage } from '../../session/messages';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import {
  IconCalendarHeart,
  IconHome,
  IconKey,
  IconLogout,
  IconTrash,
  IconWebhook,
} from '../../ui/icons/for-accounts';
import { IconChevronDown, IconUserCircle } from '../../ui/icons/for-everyone';
import dropDown from '../../ui/menus/drop-down.module.css';
import { useDismiss } from '../../ui/menus/use-dismiss';
import { calendarMemory } from '../calendar/calendar-memory';
import type { DeleteAccountDialog } from './delete-account-dialog';
import { useLogOutMutation } from './gql/profile-menu';
import * as messages from './messages';
import classes from './profile-menu.module.css';

graphql(`
  mutation LogOut {
    logOut {
      userErrors {
        message
      }
    }
  }
`);

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true };

export function ProfileMenu({ viewer }: { viewer: ViewerFragment }) {
  const { isSigningOut } = useSession();
  const logOut = useLogOut();
  const [isOpen, setOpen] = useState(false);
  const deletion = useDeleteAccountDialog();
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, isOpen, close);

  const links = [
    { to: homePath(viewer.role), label: 'Home Page', Icon: IconHome },
    ...(viewer.role === 'USER' ? [{ to: paths.myEvents, label: 'My Events', Icon: IconCalendarHeart }] : []),
    { to: paths.account, label: 'Account', Icon: IconUserCircle },
    { to: paths.accessTokens, label: 'Access tokens', Icon: IconKey },
    ...(viewer.role === 'STAFF' ? [{ to: paths.webhooks, label: 'Webhooks', Icon: IconWebhook }] : []),
  ];

  function run(action: () => void) {
    close();
    // The menu's item is hidden now, so the focus goes to the button.
    button.current?.focus();
    action();
  }

  const actions = [
    { label: 'Delete Account', Icon: IconTrash, action: deletion.ask },
    { label: 'Log out', Icon: IconLogout, action: logOut },
  ];

  return (
    <nav ref={root} className={dropDown.root} aria-label="Profile">
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
      <div id="profile-menu" className={dropDown.menu} hidden={!isOpen}>
        <p className={classes.person}>
          <span className={classes.name}>{viewer.name}</span>
          {viewer.email}
        </p>
        <ul>
          {links.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} className={dropDown.item} onClick={close}>
                <Icon {...icon} />
                {label}
              </Link>
            </li>
          ))}
          {actions.map(({ label, Icon, action }) => (
            <li key={label}>
              <button
                type="button"
                className={dropDown.item}
                onClick={() => run(action)}
                disabled={isSigningOut}
              >
                <Icon {...icon} />
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {deletion.Dialog && (
        <deletion.Dialog viewer={viewer} isOpen={deletion.isAsking} onClose={deletion.close} />
      )}
    </nav>
  );
}

/** The dialog's code is loaded at the first request for it: few people ever want it. */
function useDeleteAccountDialog() {
  const [Dialog, setDialog] = useState<typeof DeleteAccountDialog | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function ask() {
    try {
      const loaded = await import('./delete-account-dialog');
      setDialog(() => loaded.DeleteAccountDialog);
      setAsking(true);
    } catch (error) {
      notifications.show({ color: 'red', message: attemptFailedMessage(error) });
    }
  }
  return { Dialog, isAsking, ask, close: () => setAsking(false) };
}

function useLogOut() {
  const { startSignOutTransition } = useSession();
  const [mutate] = useLogOutMutation();
  const navigate = useNavigate();

  return async function logOut() {
    try {
      await mutate();
    } catch (error) {
      // The session is over already, ended in another tab or by its age: that is what was asked for.
      if (failedWith(error, 'UNAUTHENTICATED')) {
        calendarMemory.clear();
        return navigate(paths.welcome);
      }
      notifications.show({ color: 'red', message: attemptFailedMessage(error) });
      return;
    }
    calendarMemory.clear();
    startSignOutTransition(messages.LOGGED_OUT, timings.loggedOutThenWelcome);
  };
}
