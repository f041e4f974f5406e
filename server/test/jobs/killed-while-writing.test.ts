import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillEvent } from '../../bench/large-event.js';
import { SUBJECT, verify, writtenMessage } from '../messages/message-operations.js';
import { hold } from '../support/held-rows.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { startWorkerProcess } from '../support/worker-process.js';

/** More need a test mail first. */
const PEOPLE = 100;

type Worker = Awaited<ReturnType<typeof startWorkerProcess>>;

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'turnout-writing-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it(
  'M1: each person gets a message once though the server is killed with -9 after a call that it has not noted',
  async () => {
    const killed = await startWorkerProcess(database, { DATA_DIR: folder });
    const staff = await killed.world.staff();
    await verify({ database }, staff);
    const event = await killed.world.event(staff, { pricePence: 0 });
    await fillEvent(database, event.id, { attendees: PEOPLE });
    await stopBeforeNoting();
    const held = await hold(database, 'SELECT pg_advisory_lock(1)', []);
    await writtenMessage(staff.client, { eventId: event.id });
    await waitUntil(() => held.waiting(1), LONG_TEST);
    const before = await messagesAt(killed);
    killed.child.kill('SIGKILL');
    await killed.ended;
    await held.release();
    const noted = await database.query(`SELECT FROM message_recipients WHERE state = 'SENT'`);
    expect(before.length).toBeGreaterThan(noted.length);
    expect(before.length).toBeLessThan(PEOPLE);

    const next = await startWorkerProcess(database, { DATA_DIR: folder });
    await letClaimsEnd();
    await vi.waitFor(
      async () => expect(await database.query(`SELECT status FROM messages`)).toEqual([{ status: 'SENT' }]),
      { timeout: LONG_TEST, interval: 1_000 },
    );
    const addresses = (await messagesAt(next)).map(({ To }) => To);
    expect(addresses).toHaveLength(PEOPLE);
    expect(new Set(addresses).size).toBe(PEOPLE);
    const [counts] = await database.query(`SELECT recipient_count, sent_count FROM messages`);
    expect(counts).toEqual({ recipient_count: PEOPLE, sent_count: PEOPLE });
  },
  LONG_TEST,
);

/** Has the batch with the person in the middle wait once its mails are sent. */
async function stopBeforeNoting(): Promise<void> {
  const [middle] = await database.query<{ id: string }>(
    'SELECT account_id AS id FROM sign_ups ORDER BY account_id OFFSET $1 LIMIT 1',
    [Math.floor(PEOPLE / 2)],
  );
  await database.query(
    `CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
     'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END'`,
  );
  await database.query(
    `CREATE TRIGGER waits BEFORE UPDATE ON message_recipients FOR EACH ROW
     WHEN (OLD.state = 'CLAIMED' AND OLD.account_id >= '${middle?.id}') EXECUTE FUNCTION wait_for_test()`,
  );
}

/** As after some minutes. */
async function letClaimsEnd(): Promise<void> {
  await database.query(`UPDATE messages SET claimed_until = now() - interval '1 minute'`);
  await database.query(
    `UPDATE message_recipients SET claimed_at = claimed_at - interval '1 hour' WHERE state = 'CLAIMED'`,
  );
}

const messagesAt = async (worker: Worker) =>
  (await worker.mails()).filter(({ Subject }) => Subject === SUBJECT);
