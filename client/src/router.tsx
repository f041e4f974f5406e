import type { RouteObject } from 'react-router-dom';
import { CrashPage } from './layout/crash-page';
import { RootLayout } from './layout/root-layout';
import { paths } from './paths';
import { StaffOnly } from './session/staff-only';

// Every page is a file of its own that is loaded when someone goes there.
const pages = {
  welcome: async () => ({ Component: (await import('./features/welcome/welcome-page')).WelcomePage }),
  events: async () => ({ Component: (await import('./features/events/events-page')).EventsPage }),
  event: async () => ({ Component: (await import('./features/events/event-page')).EventPage }),
  series: async () => ({ Component: (await import('./features/event-series/series-page')).SeriesPage }),
  host: async () => ({ Component: (await import('./features/hosts/host-page')).HostPage }),
  myEvents: async () => ({ Component: (await import('./features/my-events/my-events-page')).MyEventsPage }),
  payment: async () => ({ Component: (await import('./features/checkout/checkout-page')).CheckoutPage }),
  account: async () => ({ Component: (await import('./features/account/account-page')).AccountPage }),
  accessTokens: async () => ({
    Component: (await import('./features/access-tokens/access-tokens-page')).AccessTokensPage,
  }),
  webhooks: async () => ({ Component: (await import('./features/webhooks/webhooks-page')).WebhooksPage }),
  forgotPassword: async () => ({
    Component: (await import('./features/mail-links/forgot-password-page')).ForgotPasswordPage,
  }),
  resetPassword: async () => ({
    Component: (await import('./features/mail-links/reset-password-page')).ResetPasswordPage,
  }),
  verifyEmail: async () => ({
    Component: (await import('./features/mail-links/verify-email-page')).VerifyEmailPage,
  }),
  confirmAddress: async () => ({
    Component: (await import('./features/mail-links/confirm-address-page')).ConfirmAddressPage,
  }),
  invitation: async () => ({
    Component: (await import('./features/event-team/invitation-page')).InvitationPage,
  }),
  staffDashboard: async () => ({
    Component: (await import('./features/staff-dashboard/staff-dashboard-page')).StaffDashboardPage,
  }),
  createEvent: async () => ({
    Component: (await import('./features/event-form/create-event-page')).CreateEventPage,
  }),
  eventDraft: async () => ({
    Component: (await import('./features/event-drafts/draft-page')).DraftPage,
  }),
  staffEvent: async () => ({
    Component: (await import('./features/staff-events/staff-event-page')).StaffEventPage,
  }),
  door: async () => ({ Component: (await import('./features/door/door-page')).DoorPage }),
  signedInWithGoogle: async () => ({
    Component: (await import('./features/welcome/signed-in-with-google-page')).SignedInWithGooglePage,
  }),
  calendarCallback: async () => ({
    Component: (await import('./features/calendar/calendar-callback-page')).CalendarCallbackPage,
  }),
  connectCalendar: async () => ({
    Component: (await import('./features/calendar/connect-calendar-page')).ConnectCalendarPage,
  }),
  notFound: async () => ({ Component: (await import('./layout/not-found-page')).NotFoundPage }),
};

export const routes: RouteObject[] = [
  {
    // A window for a moment: without the shell, which would ask the server who is signed in.
    path: paths.signedInWithGoogle,
    lazy: pages.signedInWithGoogle,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <></>,
  },
  {
    path: '/door/:eventId',
    lazy: pages.door,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <></>,
  },
  {
    element: <RootLayout />,
    errorElement: <CrashPage />,
    // The shell is drawn only once the first page is there.
    hydrateFallbackElement: <></>,
    children: [
      { path: paths.welcome, lazy: pages.welcome },
      { path: paths.events, lazy: pages.events },
      { path: '/events/:eventId', lazy: pages.event },
      { path: '/series/:seriesId', lazy: pages.series },
      { path: '/hosts/:hostId', lazy: pages.host },
      { path: '/payment', lazy: pages.payment },
      { path: paths.myEvents, lazy: pages.myEvents },
      { path: paths.account, lazy: pages.account },
      { path: paths.accessTokens, lazy: pages.accessTokens },
      { path: paths.forgotPassword, lazy: pages.forgotPassword },
      { path: paths.resetPassword, lazy: pages.resetPassword },
      { path: paths.verifyEmail, lazy: pages.verifyEmail },
      { path: paths.confirmAddress, lazy: pages.confirmAddress },
      { path: paths.invitation, lazy: pages.invitation },
      { path: paths.calendarCallback, lazy: pages.calendarCallback },
      { path: '/connect-google-calendar', lazy: pages.connectCalendar },
      {
        element: <StaffOnly />,
        children: [
          { path: paths.staffDashboard, lazy: pages.staffDashboard },
          { path: paths.webhooks, lazy: pages.webhooks },
          { path: paths.createEvent, lazy: pages.createEvent },
          { path: '/drafts/:draftId', lazy: pages.eventDraft },
        ],
      },
      {
        element: <StaffOnly admitsUsers />,
        children: [{ path: '/staff-events/:eventId', lazy: pages.staffEvent }],
      },
      { path: '*', lazy: pages.notFound },
    ],
  },
];
