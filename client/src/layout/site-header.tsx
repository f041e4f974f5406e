import { IconArrowRight } from '@tabler/icons-react';
import { useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ProfileMenu } from '../features/account/profile-menu';
import { homePath, paths } from '../paths';
import { useSession } from '../session/session';
import { ProductName } from '../ui/page';
import classes from './site-header.module.css';

export function SiteHeader() {
  const productName = useContext(ProductName);
  const { status, viewer } = useSession();
  const { pathname } = useLocation();
  const next =
    pathname === paths.welcome
      ? { to: paths.events, label: 'Browse events' }
      : { to: paths.welcome, label: 'Log in' };

  return (
    <header className={classes.header}>
      <Link to={viewer ? homePath(viewer.role) : paths.welcome} className={classes.brand}>
        <span className={classes.mark} aria-hidden>
          {productName.charAt(0)}
        </span>
        {productName}
      </Link>
      {viewer && <ProfileMenu viewer={viewer} />}
      {!viewer && status !== 'loading' && (
        <Link to={next.to} className={classes.next}>
          {next.label}
          <IconArrowRight size={16} stroke={2} aria-hidden />
        </Link>
      )}
    </header>
  );
}
