import { Notifications } from '@mantine/notifications';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SessionProvider } from '../session/session';
import { timings } from '../timings';
import classes from './root-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export function RootLayout() {
  return (
    <SessionProvider>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <div className={classes.shell}>
        <SiteHeader />
        <main id="main" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
        <SiteFooter />
      </div>
      <Notifications position="top-center" autoClose={timings.toastShown} containerWidth={420} />
      <ScrollRestoration />
    </SessionProvider>
  );
}
