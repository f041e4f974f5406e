import { IconArrowRight } from '@tabler/icons-react';
import { lazy, Suspense, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { homePath, paths } from '../paths';
import { useSession } from '../session/session-context';
import { ProductName } from '../ui/product-name';
import classes from './site-header.module.css';

// A visitor who is not signed in, which is everyone on the first page, need not load the menu.
const ProfileMenu = lazy(async () => ({
  default: (await import('../features/account/profile-menu')).ProfileMenu,
}));

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
      <Suspense>{viewer && <ProfileMenu viewer={viewer} />}</Suspense>
      {!viewer && status !== 'loading' && (
        <Link to={next.to} className={classes.next}>
          {next.label}
          <IconArrowRight size={16} stroke={2} aria-hidden />
        </Link>
      )}
    </header>
  );
}
