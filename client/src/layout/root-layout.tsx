import { useMantineColorScheme } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useContext } from 'react';
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { homePath, isEventPath, paths } from '../paths';
import { CompanyAddressNotice } from '../session/company-address-notice';
import { SessionProvider, useSession } from '../session/session';
import { Segmented } from '../ui/choice';
import { Late, latePart } from '../ui/late';
import { useIsServerRendering } from '../ui/own-clock';
import { ProductName } from '../ui/page';
import { OfflineBar } from './offline-bar';
import classes from './root-layout.module.css';
import { Toasts } from './toasts';

const profileMenu = latePart(async () => (await import('../features/account/profile-menu')).ProfileMenu);

export function RootLayout() {
  return (
    <SessionProvider>
      <Shell />
      <ScrollRestoration />
    </SessionProvider>
  );
}

function Shell() {
  const { status } = useSession();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <div className={classes.shell}>
        <SiteHeader />
        <OfflineBar />
        <main
          id="main"
          tabIndex={-1}
          className={classes.main}
          data-waiting={status === 'loading' || undefined}
        >
          <div className={classes.notice}>
            <CompanyAddressNotice />
          </div>
          <Outlet />
        </main>
        <SiteFooter />
      </div>
      <Toasts />
    </>
  );
}

function SiteHeader() {
  const productName = useContext(ProductName);
  const { status, viewer } = useSession();
  const { pathname } = useLocation();
  const next =
    pathname === paths.welcome
      ? { to: paths.events, label: 'Browse events' }
      : { to: isEventPath(pathname) ? paths.welcomeThen(pathname) : paths.welcome, label: 'Log in' };

  return (
    <header className={classes.header}>
      <Link to={viewer ? homePath(viewer.role) : paths.welcome} className={classes.brand}>
        <span className={classes.mark} aria-hidden>
          {productName.charAt(0)}
        </span>
        {productName}
      </Link>
      {viewer?.role === 'STAFF' && <StaffLinks />}
      {viewer && <Late part={profileMenu} props={{ viewer }} />}
      {!viewer && status !== 'loading' && (
        <Link to={next.to} className={classes.next}>
          {next.label}
          <IconArrowRight size={16} stroke={2} aria-hidden />
        </Link>
      )}
    </header>
  );
}

const staffLinks = [
  { to: paths.events, label: 'What’s on' },
  { to: paths.staffDashboard, label: 'Your events' },
  { to: paths.myEvents, label: 'My Events' },
];

/** Staff go to events, too. For users the way home and their events are in the profile menu. */
function StaffLinks() {
  return (
    <nav aria-label="Pages" className={classes.pages}>
      {staffLinks.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={classes.pageLink ?? ''}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

const colorSchemes = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

function SiteFooter() {
  const productName = useContext(ProductName);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // The server does not know what was chosen.
  const isServerRendering = useIsServerRendering();
  return (
    <footer className={classes.footer}>
      <span>{productName}</span>
      <a href={paths.docs}>API</a>
      <Segmented
        label="Appearance"
        options={colorSchemes}
        value={isServerRendering ? 'auto' : colorScheme}
        onChange={setColorScheme}
      />
    </footer>
  );
}
