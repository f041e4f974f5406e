import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkBooks } from '../../src/books/check-books.js';
import { TokenEncryption } from '../../src/features/google/token-encryption.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { tables } from '../../src/tables.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { ownDatabase } from './own-database.js';
import { restoreInto } from './released/restore-release.js';

let template: TestDatabase;
let encryption: TokenEncryption;

/** A database of this version with people, a paid place and a calendar, which each test gets a copy of. */
beforeAll(async () => {
  template = await createTestDatabase({ template: 'template0' });
  const made = await restoreInto(template, '0.1.0');
  encryption = new TokenEncryption([Buffer.from(made.encryptionKey, 'base64')]);
  await migrate({ ...tables, url: template.url, poolSize: 2 });
  // A connected database cannot be copied.
  await asSuperuser(
    'postgres',
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameOf(template)}'`,
  );
});
afterAll(() => template.drop());

const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1);
const realDatabase = () => ownDatabase(nameOf(template));

async function asSuperuser(database: string, sql: string): Promise<void> {
  const url = Object.assign(new URL(inject('superuserUrl')), { pathname: `/${database}` });
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** As a damaged disk or dump would leave it: neither triggers nor foreign keys say anything. */
const withoutRules = (database: TestDatabase, change: string) =>
  asSuperuser(nameOf(database), `SET session_replication_role = replica; ${change}`);

const wrongOf = async (...args: Parameters<typeof checkBooks>) =>
  (await checkBooks(...args)).filter(({ isRight }) => !isRight).map(({ sentence }) => sentence);

const PAID_EVENT = `(SELECT event_id FROM payments LIMIT 1)`;

describe('O7: the books of a database', () => {
  it('agree where nothing is wrong, and say how much there is', async () => {
    const { dataSource } = await realDatabase();
    const found = await checkBooks(dataSource, encryption);
    expect(found.filter(({ isRight }) => !isRight)).toEqual([]);
    const words = found.map(({ sentence }) => sentence).join('\n');
    expect(words).toMatch(/14 accounts, 42 events, 75 places, 1 payments. The newest row is \d+ minutes old/);
    expect(words).toContain('Charged minus refunded is £24.50 in 1 payments: £24.50 for places');
    expect(words).toContain('The key decrypts all 1 calendar tokens and webhook secrets.');
  });

  it.each([
    [
      'a wrong count',
      `UPDATE events SET sign_up_count = 3 WHERE id = ${PAID_EVENT}`,
      'counts 3 places and has 1',
    ],
    [
      'a held place',
      `UPDATE events SET held_count = 1 WHERE id = ${PAID_EVENT}`,
      'counts 1 held places and has 0',
    ],
    [
      'a wrong line',
      `UPDATE events SET waiting_count = 2 WHERE id = ${PAID_EVENT}`,
      'counts 2 people in line and has 0',
    ],
    ['a missing place', `DELETE FROM sign_ups WHERE event_id <> ${PAID_EVENT}`, 'other events are wrong too'],
    [
      'a paid place that is missing',
      `DELETE FROM sign_ups WHERE event_id = ${PAID_EVENT}`,
      '£24.50 in 1 of them have no place',
    ],
    [
      'a missing column',
      'ALTER TABLE sign_ups DROP COLUMN changed_at',
      'The column sign_ups.changed_at is not there',
    ],
    [
      'an event that starts at another instant than its times say',
      `UPDATE events SET starts_at = '2999-01-01T18:00Z', ends_at = '2999-01-01T19:00Z' WHERE id = ${PAID_EVENT}`,
      'starts or ends at another instant than its times say.',
    ],
    ['a missing table', 'DROP TABLE webhook_deliveries', 'The column webhook_deliveries.'],
  ])('find %s', async (_what, change, sentence) => {
    const { database, dataSource } = await realDatabase();
    await withoutRules(database, change);
    expect((await wrongOf(dataSource, encryption)).join('\n')).toContain(sentence);
  });

  it('find a token that no key decrypts, and one that was changed', async () => {
    const { database, dataSource } = await realDatabase();
    const other = new TokenEncryption([randomBytes(32)]);
    const sentence = 'does not decrypt 1 of 1 calendar tokens and webhook secrets';
    expect((await wrongOf(dataSource, other)).join()).toContain(sentence);
    expect((await wrongOf(dataSource, null)).join()).toContain('There is no key for the 1 calendar tokens');
    await database.query(
      `UPDATE google_credentials SET encrypted_refresh_token = encrypted_refresh_token || 'A'`,
    );
    expect((await wrongOf(dataSource, encryption)).join()).toContain(sentence);
  });
});
