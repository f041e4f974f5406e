/** The floors of the server's features: a room imports from its own floor and those before. See features-in-one-direction.md. */
const floors = [
  ['brand'],
  ['mail'],
  ['accounts'],
  ['google'],
  ['pictures'],
  ['events', 'event-series'],
  ['event-drafts'],
  ['event-covers'],
  [
    'sign-ups',
    'tickets',
    'contacts',
    'place-holds',
    'waiting-list',
    'cancellations',
    'attendee-mails',
    'live',
  ],
  ['door'],
  ['messages', 'mail-problems'],
  ['payments', 'checkout', 'refunds', 'event-money', 'payment-providers'],
  ['calendar'],
  ['webhooks'],
  ['nodes', 'settings', 'brand-settings'],
];

const features = 'server/src/features';
const roomsOf = (some) => `^${features}/(?:${some.join('|')})/`;
const notTests = '(?!.*\\.(?:test|fixture)\\.tsx?$)';
/** What puts the features together. */
const root = '^server/src/(?:config|start|http|demo|commands|covers|books|[\\w-]+\\.ts$)';

const severity = 'error';
const rule = (name, path, to, comment) => ({ name, comment, severity, from: { path }, to: { path: to } });

export default {
  forbidden: [
    { name: 'no-circle', comment: 'Types included.', severity, from: {}, to: { circular: true } },
    ...floors.map((rooms, floor) =>
      rule(
        `floor-of-${rooms[0]}`,
        roomsOf(rooms) + notTests,
        `${roomsOf(floors.slice(floor + 1).flat())}|${root}|/node_modules/@?fastify/`,
        'Features know no floor above theirs, and neither HTTP nor the root: see consequences.ts.',
      ),
    ),
    rule('unlisted', `^${features}/(?!(?:${floors.flat().join('|')})/)[^/]+/`, '', 'Name it above.'),
    rule(
      'shared-by-features',
      `^${features}/${notTests}[\\w-]+\\.ts$`,
      `${root}|/node_modules/@?fastify/`,
      'What all features share knows neither HTTP nor the root.',
    ),
    rule('platform', '^server/src/platform/', `^${features}/|${root}`, 'The platform knows no product.'),
    rule('database', '^server/src/platform/(?:database|errors)/', '/graphql/', 'It knows no GraphQL.'),
    rule('ui', '^client/src/ui/', '^client/src/(?:features|layout|router)', 'ui <- features <- router'),
    rule('client-features', `^client/src/features/${notTests}`, '^client/src/(?:layout|router)', 'As above.'),
    rule('client', '^client/src/', '^server/', 'What the server and the client both show is in texts.'),
    rule('stories', '^client/e2e/(?!support/)', '^server/', 'What they need is in their support folder.'),
    rule('texts', '^texts/', '^(?:client|server)/', 'Both import it.'),
  ],
  options: {
    // TypeScript 7 has no API yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(?:dist|dist-server|dist-graphiql|gql)/' },
  },
};
