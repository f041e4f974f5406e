import { useMantineColorScheme } from '@mantine/core';
import { useContext } from 'react';
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { homePath, isEventPath, LOG_IN, paths } from '../paths';
import { CompanyAddressNotice } from '../session/company-address-notice';
import { SessionProvider, useSession } from '../session/session';
import { useIsServerRendering } from '../ui/dates/own-clock';
import { Segmented } from '../ui/forms/choice';
import { IconArrowRight } from '../ui/icons/for-everyone';
import { Late, latePart } from '../ui/late';
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
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <div className={classes.shell}>
        <SiteHeader />
        <OfflineBar />
        <main id="main" tabIndex={-1} className={classes.main}>
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
  const { pathname, search } = useLocation();
  const isWelcome = pathname === paths.welcome;

  return (
    <header className={classes.header}>
      <Link to={viewer ? homePath(viewer.role) : paths.welcome} className={classes.brand}>
        <span className={classes.mark} data-mark aria-hidden>
          {productName.charAt(0)}
        </span>
        {productName}
      </Link>
      <PageLinks />
      {viewer && <Late part={profileMenu} props={{ viewer }} />}
      {!viewer && status !== 'loading' && (
        <Link
          to={
            isWelcome
              ? { search, hash: LOG_IN }
              : isEventPath(pathname)
                ? paths.welcomeThen(pathname)
                : paths.welcome
          }
          className={classes.next}
          data-jump={isWelcome || undefined}
        >
          Log in
          <IconArrowRight size={16} stroke={2} aria-hidden />
        </Link>
      )}
    </header>
  );
}

/** Staff go to events, too, and a visitor who opens My Events reads there how to get to them. */
function PageLinks() {
  const { status, viewer } = useSession();
  const link = { end: true, className: classes.pageLink ?? '' };
  return (
    <nav aria-label="Pages" className={classes.pages} data-waiting={status === 'loading' || undefined}>
      <NavLink {...link} to={paths.events}>
        What’s on
      </NavLink>
      {viewer?.role === 'STAFF' && (
        <NavLink {...link} to={paths.staffDashboard}>
          Your events
        </NavLink>
      )}
      {/* Of what a visitor cannot open yet the code is not fetched ahead. */}
      <NavLink {...link} to={paths.myEvents} rel={viewer ? '' : 'nofollow'}>
        My Events
      </NavLink>
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
