import { omit } from 'es-toolkit';
import { expect, it, vi } from 'vitest';
import { TokenEncryption } from '../../src/features/google/token-encryption.js';
import { jobs } from '../../src/jobs.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { ApiClient } from '../support/api-client.js';
import { isDone, retryNow, storedJobs } from '../support/stored-jobs.js';
import type { TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { startWorkerProcess } from '../support/worker-process.js';
import { restoreRelease } from './released/restore-release.js';
import { differences } from './schema-differences.js';

vi.setConfig({ testTimeout: LONG_TEST });

type Rows = Record<string, unknown>[];

const KEPT_TABLES = ['accounts', 'sessions', 'events', 'sign_ups', 'payments', 'stripe_events'];

/** The only columns whose value or name an upgrade may change. */
const CHANGED: Record<string, string[]> = { events: ['search_text'], payments: ['concern'] };

async function keptRows(database: TestDatabase): Promise<Record<string, Rows>> {
  const tables: Record<string, Rows> = {};
  for (const table of KEPT_TABLES) {
    const key = table === 'sessions' ? 'token_hash' : 'id';
    const rows = await database.query(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY ${key}`);
    tables[table] = rows.map(({ row }) => omit(row, CHANGED[table] ?? []));
  }
  return tables;
}

async function money(database: TestDatabase) {
  return database.query(
    `SELECT status, count(*)::int, sum(amount_pence)::int AS charged, sum(refunded_pence)::int AS refunded
     FROM payments GROUP BY status`,
  );
}

/** The Google tokens in plain text. Version 0.1.0 had another name for their column. */
async function tokens(database: TestDatabase, encryption: TokenEncryption) {
  const rows = await database.query<{ id: string; token: string }>(
    `SELECT account_id AS id, coalesce(r->>'encrypted_refresh_token', r->>'sealed_refresh_token') AS token
     FROM google_credentials, to_jsonb(google_credentials) AS r`,
  );
  return Promise.all(rows.map(({ id, token }) => encryption.decrypt(token, id)));
}

const VIEWER = `query ($free: ID!, $paid: ID!) {
  viewer { email calendarConnected }
  free: event(id: $free) { viewerSignUp { email addedToCalendarAt } }
  paid: event(id: $paid) { signUpCount viewerSignUp { payment { status amountPence } } }
}`;

it.each(['0.1.0'])(
  'O1: an upgrade from version %s keeps rows, money, sessions, calendars and waiting jobs',
  async (version) => {
    const { database, dataSource, made } = await restoreRelease(version);
    const encryption = new TokenEncryption([Buffer.from(made.encryptionKey, 'base64')]);
    const before = { rows: await keptRows(database), money: await money(database) };
    const tokensBefore = await tokens(database, encryption);
    expect(tokensBefore).toEqual([expect.any(String)]);
    const waiting = (await storedJobs(database)).filter(({ state }) => state === 'retry');
    expect(waiting.length).toBeGreaterThan(3);

    const server = await startWorkerProcess(database, { TOKEN_ENCRYPTION_KEY: made.encryptionKey });
    expect(await differences(dataSource)).toEqual([]);
    const after = await keptRows(database);
    for (const [table, rows] of Object.entries(before.rows)) {
      expect(rows.length, table).toBeGreaterThan(0);
      expect(after[table], table).toHaveLength(rows.length);
      expect(after[table], table).toMatchObject(rows);
    }
    expect(await money(database)).toEqual(before.money);
    expect(await wrongCounts(database)).toEqual([]);
    expect(await tokens(database, encryption)).toEqual(tokensBefore);

    const viewOf = async (secret: string) => {
      const cookie = `session-${new URL(server.url).port}=${secret}`;
      const events = { free: made.freeEventId, paid: made.paidEventId };
      return waitUntil(async () => {
        const { data, errors } = await new ApiClient(server.url, { cookie }).graphql(VIEWER, events);
        // A busy machine may refuse it for now.
        if (errors) throw new Error(JSON.stringify(errors));
        return data;
      });
    };
    expect(await viewOf(made.sessions.payer)).toMatchObject({
      viewer: { email: made.emails.payer },
      free: { viewerSignUp: { email: made.emails.payer } },
      paid: { signUpCount: 1, viewerSignUp: { payment: { status: 'SUCCEEDED', amountPence: 2450 } } },
    });
    expect(await viewOf(made.sessions.calendarOwner)).toMatchObject({
      viewer: { email: made.emails.calendarOwner, calendarConnected: true },
      free: { viewerSignUp: { addedToCalendarAt: expect.any(String) } },
    });
    expect((await viewOf(made.sessions.staff)).viewer).toMatchObject({ email: 'creator@staff.example' });

    const ids = waiting.map(({ id }) => id);
    const moved = await waitUntil(async () => {
      await retryNow(database);
      const stored = (await storedJobs(database)).filter(({ id }) => ids.includes(id));
      if (!stored.every(isDone)) throw new Error(JSON.stringify(stored));
      return stored;
    });
    expect(moved).toHaveLength(waiting.length);
    const names = new Set(jobs.map(({ name }) => name));
    expect((await storedJobs(database)).filter(({ name }) => !names.has(name))).toEqual([]);
    await waitUntil(async () => {
      const paid = (await server.mails()).filter(({ To }) => To === made.emails.payer);
      expect(paid.map(({ Subject }) => Subject)).toEqual(
        expect.arrayContaining([
          'You’re signed up: Wine',
          'You’re signed up: Bread for beginners',
          expect.stringMatching(/^Confirm|^Verify/),
        ]),
      );
    });
    expect(server.log()).not.toContain('jobs lie in queues');
  },
);
