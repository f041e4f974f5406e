import { Button } from '@mantine/core';
import { IconCalendarHeart, IconChevronDown, IconHome, IconLogout, IconTrash } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ViewerFragment } from '../../gql/graphql';
import { homePath, paths } from '../../paths';
import { useSession } from '../../session/session-context';
import { useDismiss } from '../../ui/use-dismiss';
import classes from './profile-menu.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true };

export function ProfileMenu({ viewer }: { viewer: ViewerFragment }) {
  const { logOut, isLoggingOut } = useSession();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, isOpen, close);

  const links = [
    { to: homePath(viewer.role), label: 'Home Page', Icon: IconHome },
    ...(viewer.role === 'USER' ? [{ to: paths.myEvents, label: 'My Events', Icon: IconCalendarHeart }] : []),
    { to: paths.deleteAccount, label: 'Delete Account', Icon: IconTrash },
  ];

  function leave() {
    close();
    logOut();
  }

  return (
    <nav ref={root} className={classes.root} aria-label="Profile">
      <Button
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
          <li>
            <button type="button" className={classes.item} onClick={leave} disabled={isLoggingOut}>
              <IconLogout {...icon} />
              Log out
            </button>
          </li>
        </ul>
      </div>
    </nav>
  );
}
