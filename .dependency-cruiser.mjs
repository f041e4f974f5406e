/** The floors of the server's features: a room imports from its own floor and those before. See features-in-one-direction.md. */
const floors = [
  ['mail'],
  ['accounts'],
  ['google'],
  ['events'],
  ['sign-ups', 'contacts', 'place-holds', 'waiting-list', 'cancellations', 'attendee-mails', 'live'],
  ['payments', 'checkout', 'refunds', 'event-money', 'payment-providers'],
  ['calendar'],
  ['webhooks'],
  ['nodes', 'settings'],
];

const features = 'server/src/features';
const roomsOf = (some) => `^${features}/(?:${some.join('|')})/`;
const tests = '\\.(?:test|fixture)\\.tsx?$';
/** What puts the features together. */
const root = '^server/src/(?:config|start|http|demo|commands|covers|books|[\\w-]+\\.ts$)';

const rule = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule('no-circle', {}, { circular: true }, 'No file needs itself, types included.'),
    ...floors.map((rooms, floor) =>
      rule(
        `floor-of-${rooms[0]}`,
        { path: roomsOf(rooms), pathNot: tests },
        { path: `${roomsOf(floors.slice(floor + 1).flat())}|${root}|/node_modules/@?fastify/` },
        'Features know no floor above theirs, and neither HTTP nor the root: see consequences.ts.',
      ),
    ),
    rule(
      'shared-by-features',
      { path: `^${features}/[\\w-]+\\.ts$`, pathNot: tests },
      { path: `${root}|/node_modules/@?fastify/` },
      'What all features share knows neither HTTP nor the root.',
    ),
    rule(
      'platform',
      { path: '^server/src/platform/' },
      { path: `^${features}/|${root}` },
      'The platform knows no product.',
    ),
    rule(
      'ui',
      { path: '^client/src/ui/' },
      { path: '^client/src/(?:features|layout|router)' },
      'ui <- features <- router',
    ),
    rule(
      'client-features',
      { path: '^client/src/features/', pathNot: tests },
      { path: '^client/src/(?:layout|router)' },
      'ui <- features <- router',
    ),
  ],
  options: {
    // TypeScript 7 has no API yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(?:dist|dist-server|dist-graphiql|gql)/' },
  },
};
