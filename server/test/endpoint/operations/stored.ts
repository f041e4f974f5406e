import type { TestDatabase } from '../../support/test-database.js';

const tables = [
  'accounts',
  'events',
  'event_members',
  'event_invitations',
  'event_drafts',
  'sign_ups',
  'waiting_list_entries',
  'messages',
  'message_tests',
  'payments',
  'webhooks',
  'webhook_deliveries',
];

const SUMS = [
  ...tables.map((table) => [table, `sum(hashtext(t::text)) AS sum FROM ${table} t`]),
  // A request says when its session was last seen.
  ['sessions', 'sum(hashtext(t.id::text)) AS sum FROM sessions t'],
  // Without the jobs by the clock, which begin while a test runs.
  [
    'jobs',
    `NULL AS sum FROM pgboss.job WHERE name !~ '^__pgboss' AND name NOT IN (SELECT name FROM pgboss.schedule)`,
  ],
].map(([name, sum]) => `SELECT '${name}' AS name, count(*), ${sum}`);

/** How much there is of everything, and a sum of it that tells whether it is the same. */
export const sumsOf = (database: TestDatabase) => database.query(SUMS.join(' UNION ALL '));
