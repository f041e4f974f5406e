import { readConfig } from '../../src/config/config.js';
import { fillDemoData } from '../../src/demo/fill-demo-data.js';
import { noJobs } from '../../src/platform/jobs/job.js';
import { createLog } from '../../src/platform/log.js';
import { storedJobData } from '../jobs/stored-job-data.js';
import { TestClock } from '../support/test-clock.js';
import { ownDatabase } from './own-database.js';
import { ACCOUNT_ID, insertRow, OTHER_ID, type Row, SECOND_ID, validRows } from './valid-rows.js';

/** The migrations make their rows, or the triggers of other tables do. */
const FILLED_BY_ITSELF = ['change_clock', 'public_version', 'changes', 'search_words'];

const NO_PLACE_REASONS = [
  'EVENT_DELETED',
  'EVENT_CANCELLED',
  'EVENT_ENDED',
  'EVENT_FULL',
  'ACCOUNT_DELETED',
  'ALREADY_SIGNED_UP',
  'CHECKOUT_CANCELED',
  'SIGN_UP_CANCELLED',
  'REFUNDED',
];

let ids = 0;
const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;

function payment(change: Row): Row {
  const id = newId();
  const free = { sign_up_id: null, cancelled_sign_up_id: null };
  return { ...validRows.payments, id, intent_id: id, idempotency_key: id, ...free, ...change };
}

/** The rows that an older version has no word for. */
const rowsOfToday: [table: string, row: Row][] = [
  ['accounts', { ...validRows.accounts, id: SECOND_ID, email: 'second@rows.example' }],
  ['events', { ...validRows.events, id: OTHER_ID, created_by_id: null, deleted_at: '2027-01-02' }],
  [
    'sign_ups',
    {
      ...validRows.sign_ups,
      id: SECOND_ID,
      account_id: SECOND_ID,
      email: 'second@rows.example',
      unconfirmed_email: 'typed@rows.example',
      changed_at: '2027-01-02',
    },
  ],
  ...NO_PLACE_REASONS.map((reason): [string, Row] => [
    'payments',
    payment({ status: 'REFUNDED', refunded_pence: 2450, no_place_reason: reason, refunded_at: '2027-01-02' }),
  ]),
  // Given back too late for a refund, and on the way to a second place.
  [
    'payments',
    payment({
      account_id: SECOND_ID,
      no_place_reason: 'SIGN_UP_CANCELLED',
      cancelled_sign_up_id: ACCOUNT_ID,
    }),
  ],
  ['payments', payment({ account_id: SECOND_ID, status: 'REQUIRES_PAYMENT' })],
  [
    'payments',
    payment({ status: 'REFUND_PENDING', attention_reason: 'REFUND_FAILED', due_mail: 'REFUND_FAILED' }),
  ],
  ['payments', payment({ account_id: null, event_id: null, name: null, email: null, status: 'CANCELED' })],
  ...[['WEBHOOKS'], ['ACCOUNT_READ', 'WEBHOOKS']].map((scopes, index): [string, Row] => [
    'access_tokens',
    { ...validRows.access_tokens, id: newId(), token_hash: Buffer.from(`t${index}`), scopes },
  ]),
  [
    'webhooks',
    {
      ...validRows.webhooks,
      id: OTHER_ID,
      scopes: ['WEBHOOKS'],
      previous_encrypted_secret: 'former',
      previous_secret_until: '2027-01-02',
      probe_at: '2027-01-02',
    },
  ],
  [
    'google_credentials',
    {
      ...validRows.google_credentials,
      account_id: SECOND_ID,
      subject: '2',
      encrypted_refresh_token: 'eyJ...',
    },
  ],
];

/** A database with the demo, a row of each table, what older versions do not know, and a job of each kind. */
export async function filledDatabase() {
  const { database, dataSource } = await ownDatabase();
  const dependencies = {
    config: readConfig({}),
    clock: new TestClock(),
    log: createLog('silent'),
    jobs: noJobs,
  };
  await fillDemoData({ ...dependencies, database: dataSource });
  const rows = Object.entries(validRows).filter(([table]) => !FILLED_BY_ITSELF.includes(table));
  for (const [table, row] of rows) {
    await insertRow(database, table, table === 'accounts' ? { ...row, email: 'first@rows.example' } : row);
  }
  for (const [table, row] of rowsOfToday) await insertRow(database, table, row);
  for (const [name, data] of Object.entries(storedJobData)) {
    await insertRow(database, 'pgboss.job', { name, data });
  }
  return { database, dataSource };
}
