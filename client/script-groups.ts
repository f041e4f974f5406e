/** Modules of ours and of libraries, by how their paths begin below `src` and `node_modules`. */
const modules = (...paths: string[]) =>
  new RegExp(`/src/(?:${paths.join('|')})|/node_modules/(?:${paths.join('|')})`);

/** The scripts that come with index.html, which every page needs. */
const tags = ['$initial' as const];

/**
 * Which scripts there are: few files, since each is a request, and one of many small ones compresses badly; but none that a
 * page anybody may open need not wait for. A file takes along what only it needs, so the first of these have what several
 * of the others need.
 */
const ordered = [
  { name: 'vendor', test: /node_modules|rolldown.runtime/, tags },
  {
    name: 'app',
    test: modules(
      'main',
      'timings',
      'ui/card',
      'ui/timers',
      '@mantine/core/esm/components/TextInput/',
      // With it all that the server renders is styled by one file.
      'ui/(?!action-menu)[\\w-]+\\.module\\.css',
      'features/(?:events|welcome|calendar)/[\\w/-]+\\.module\\.css',
      'features/sign-ups/(?!cancelled|event-|events-|print-|waiting-places)[\\w-]+\\.module\\.css',
      'features/checkout/hold-clock\\.module\\.css',
      'features/account/profile-menu\\.module\\.css',
    ),
  },
  {
    name: 'forms',
    test: modules(
      'ui/(?:busy-button|form-draft|mutation-form|password-input|use-media)',
      '@apollo/client/react/hooks/useMutation',
    ),
  },
  { name: 'welcome', test: modules('features/welcome/') },
  {
    name: 'of-events',
    test: modules(
      'ui/(?:local-date|price|load-more)',
      'features/events/(?:cover/|event-hours|event-times|messages|opened-event)',
      'features/sign-ups/(?:own-mark|messages|event-moment|payment-chip)',
      'features/calendar/add-to-calendar-link',
      'ui/icons/for-events',
      '@mantine/core/esm/components/Skeleton/',
    ),
  },
  { name: 'markdown', test: /[\\/]marked[\\/]|server[\\/]src[\\/]features[\\/]events[\\/]/ },
  { name: 'event', test: modules('features/events/event-page') },
  { name: 'events', test: modules('features/events/') },
  {
    name: 'signed-in',
    test: modules(
      'features/sign-ups/viewer-choice',
      'features/calendar/google-calendar',
      'features/account/profile-menu',
      // Other files that are fetched ahead have them, too.
      '@mantine/hooks/esm/use-(?:merged-ref|force-update)/',
      '@mantine/core/esm/core/(?:DirectionProvider/|MantineProvider/color-functions/get-auto-contrast-value/)',
    ),
  },
  {
    name: 'own',
    test: modules(
      'apollo/data-on-page',
      'ui/tabs',
      'features/account/(?:name-question|verification-notice|use-name-form)',
      '@mantine/core/esm/components/Textarea/',
    ),
  },
  { name: 'by-mail', test: modules('features/account/(?:forgot|reset|verify|confirm)-') },
  { name: 'my-events', test: modules('features/sign-ups/my-events-page') },
  { name: 'toasts', test: modules('layout/toast-container') },
  // One style sheet for both: with three of its own the dashboard was painted later than other pages on a slow phone.
  { name: 'dashboard', test: modules('features/staff-events/(?:create-event|staff-dashboard)-page') },
  { name: 'account', test: modules('features/account/', 'features/access-tokens/', 'features/webhooks/') },
  { name: 'staff', test: modules('features/staff-events/') },
];

export const scriptGroups = ordered.map((group, index) => ({ ...group, priority: ordered.length - index }));
