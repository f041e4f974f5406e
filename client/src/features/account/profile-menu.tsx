import { Button, Menu } from '@mantine/core';
import { IconCalendarHeart, IconChevronDown, IconHome, IconLogout, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ViewerFragment } from '../../gql/graphql';
import { homePath, paths } from '../../paths';
import { useSession } from '../../session/session-context';
import classes from './profile-menu.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true };

export function ProfileMenu({ viewer }: { viewer: ViewerFragment }) {
  const { logOut, isLoggingOut } = useSession();
  return (
    <Menu
      position="bottom-end"
      width={240}
      radius={14}
      transitionProps={{ duration: 140, transition: 'pop-top-right' }}
    >
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown {...icon} size={16} />}>
          Profile
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.person}>
          <span className={classes.name}>{viewer.name}</span>
          {viewer.email}
        </Menu.Label>
        <Menu.Item component={Link} to={homePath(viewer.role)} leftSection={<IconHome {...icon} />}>
          Home Page
        </Menu.Item>
        {viewer.role === 'USER' && (
          <Menu.Item component={Link} to={paths.myEvents} leftSection={<IconCalendarHeart {...icon} />}>
            My Events
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.deleteAccount} leftSection={<IconTrash {...icon} />}>
          Delete Account
        </Menu.Item>
        <Menu.Item onClick={logOut} disabled={isLoggingOut} leftSection={<IconLogout {...icon} />}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
