import type { RouteObject } from 'react-router-dom';
import { CrashPage } from './layout/crash-page';
import { RootLayout } from './layout/root-layout';
import { paths } from './paths';
import { StaffOnly } from './session/staff-only';

/** Every page is a file of its own that is loaded when someone goes there. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <CrashPage />,
    // The shell is drawn only once the first page is there.
    hydrateFallbackElement: <></>,
    children: [
      {
        path: paths.welcome,
        lazy: async () => ({ Component: (await import('./features/welcome/welcome-page')).WelcomePage }),
      },
      {
        path: paths.events,
        lazy: async () => ({ Component: (await import('./features/events/events-page')).EventsPage }),
      },
      {
        path: '/events/:eventId',
        lazy: async () => ({ Component: (await import('./features/events/event-page')).EventPage }),
      },
      {
        path: paths.myEvents,
        lazy: async () => ({ Component: (await import('./features/account/my-events-page')).MyEventsPage }),
      },
      {
        path: paths.deleteAccount,
        lazy: async () => ({
          Component: (await import('./features/account/delete-account-page')).DeleteAccountPage,
        }),
      },
      {
        element: <StaffOnly />,
        children: [
          {
            path: paths.staffDashboard,
            lazy: async () => ({
              Component: (await import('./features/staff-events/staff-dashboard-page')).StaffDashboardPage,
            }),
          },
          {
            path: paths.createEvent,
            lazy: async () => ({
              Component: (await import('./features/staff-events/create-event-page')).CreateEventPage,
            }),
          },
          {
            path: '/staff-events/:eventId',
            lazy: async () => ({
              Component: (await import('./features/staff-events/staff-event-page')).StaffEventPage,
            }),
          },
        ],
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./layout/not-found-page')).NotFoundPage }),
      },
    ],
  },
];
