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
      'ui/(?!menus/action-menu)[\\w/-]+\\.module\\.css',
      'features/(?:events|event-series|places|waiting-list|welcome|calendar)/[\\w/-]+\\.module\\.css',
      'features/tickets/ticket-code\\.module\\.css',
      'features/people/(?:who-is-coming|attendee-note)\\.module\\.css',
      'features/checkout/hold-clock\\.module\\.css',
      'features/account/profile-menu\\.module\\.css',
    ),
  },
  {
    name: 'forms',
    test: modules(
      'ui/(?:forms/(?:busy-button|mutation-form|password-input)|use-media)',
      '@apollo/client/react/hooks/useMutation',
    ),
  },
  { name: 'welcome', test: modules('features/welcome/(?!signed-in-)') },
  {
    name: 'of-events',
    test: modules(
      'ui/(?:after-page|month-comes|dates/local-date|texts/price|load-more|mark)',
      'features/events/(?:cover/|event-hours|event-place-and-time|event-times|messages|opening/)',
      'features/places/(?:own-mark|messages|event-moment|payment-chip)',
      'features/event-series/(?:messages|more-dates|series-dates)',
      'features/calendar/add-to-calendar-link',
      'ui/icons/for-events',
      '@mantine/core/esm/components/Skeleton/',
    ),
  },
  { name: 'markdown', test: /[\\/]marked[\\/]|[\\/]texts[\\/]src[\\/](?:excerpt|markdown)/ },
  { name: 'event', test: modules('features/events/event-page', 'features/event-series/series-strip') },
  { name: 'events', test: modules('features/events/(?!coming/)', 'features/subscribe/subscribe-to-list') },
  // The first page and that of an event load it after their own scripts. With it a small page to which the latter leads.
  { name: 'coming', test: modules('features/events/coming/', 'features/hosts/') },
  { name: 'series', test: modules('features/event-series/(?:series-(?:page|view|date-row)|choose-dates)') },
  // The door shares these with the pages of signed-in people. Without this file it would load theirs.
  {
    name: 'controls',
    test: modules(
      'apollo/data-on-page',
      'ui/dialogs/dialog',
      '@mantine/hooks/esm/use-(?:debounced-value|merged-ref|force-update|reduced-motion)/',
      // Of the payment's card fields as well as of toasts.
      'prop-types/',
      '@mantine/core/esm/core/(?:DirectionProvider/|MantineProvider/color-functions/get-(?:auto-contrast-value|contrast-color)/)',
    ),
  },
  {
    name: 'signed-in',
    test: modules(
      'ui/forms/(?:form-draft|radio-cards)',
      'features/places/viewer-choice',
      'features/people/coming-people',
      'features/tickets/(?:ticket-(?:code|of-card)|show-ticket|print-ticket|messages)',
      'features/calendar/google-calendar',
      'features/account/profile-menu',
    ),
  },
  {
    name: 'own',
    test: modules(
      'ui/tabs',
      'features/account/(?:name-question|verification-notice|use-name-form)',
      'features/event-team/messages',
      'features/staff-events/messages',
      'features/door/door-link',
      'ui/icons/for-staff',
      '@mantine/core/esm/components/Textarea/',
    ),
  },
  { name: 'tickets', test: modules('features/tickets/') },
  { name: 'door-page', test: modules('features/door/(?!door-link)') },
  { name: 'by-mail', test: modules('features/mail-links/', 'features/event-team/invitation-(?:page|token)') },
  { name: 'my-events', test: modules('features/my-events/') },
  // Small pages on the way back from Google: one file, and two names less in the list that every page loads.
  {
    name: 'connect',
    test: modules(
      'features/calendar/(?:calendar-callback|connect-calendar)-page',
      'features/welcome/signed-in-',
    ),
  },
  { name: 'toasts', test: modules('layout/toast-container') },
  // One style sheet for both: with three of its own the dashboard was painted later than other pages on a slow phone.
  {
    name: 'dashboard',
    test: modules('features/event-form/create-event-page', 'features/staff-dashboard/(?!figures/)'),
  },
  { name: 'account', test: modules('features/account/', 'features/access-tokens/', 'features/webhooks/') },
  // The event's page loads it late, and the desk of the door has a part of it.
  { name: 'live', test: modules('features/live/') },
  { name: 'desk', test: modules('features/(?:door-desk|activity)/', 'qr/index') },
  {
    name: 'staff',
    test: modules('features/staff-events/(?!growth/)', 'features/event-form/', 'features/event-team/'),
  },
  // Pages load them after their own scripts. The last, so that they have nothing that those need.
  { name: 'month', test: modules('features/month/') },
  { name: 'charts', test: modules('features/(?:charts|staff-dashboard/figures|staff-events/growth)/') },
];

export const scriptGroups = ordered.map((group, index) => ({ ...group, priority: ordered.length - index }));
