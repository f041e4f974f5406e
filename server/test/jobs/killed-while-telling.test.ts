import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillEvent } from '../../bench/large-event.js';
import { residentMegabytes } from '../../bench/resident-memory.js';
import { updateEvent } from '../events/event-operations.js';
import { hold } from '../support/held-rows.js';
import { isWaitingAgain, jobsWhen, retryNow } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { startWorkerProcess } from '../support/worker-process.js';

/** By hand also with 60,000, which takes most of an hour. */
const PEOPLE = Number(process.env.TELLING_PEOPLE ?? 700);
const LIMIT = PEOPLE > 700 ? 2 * 60 * 60_000 : LONG_TEST;
/** Milliseconds between two looks at the sandbox, which stores the last 1,000 mails. */
const INTERVAL = 2_000;

type Worker = Awaited<ReturnType<typeof startWorkerProcess>>;

let database: TestDatabase;
let folder: string;
/** How many mails about the change came to each address. */
let mailed: Map<string, Set<string>>;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'turnout-telling-'));
  mailed = new Map();
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it(
  'L6: each person gets one mail about a change though the server is killed with -9 in the middle',
  async () => {
    const startedAt = performance.now();
    const killed = await startWorkerProcess(database, { DATA_DIR: folder });
    const staff = await killed.world.staff();
    const event = await killed.world.event(staff, { pricePence: 0 });
    await fillEvent(database, event.id, { attendees: PEOPLE });
    await stopInTheMiddle();
    const before = residentMegabytes(killed.child.pid as number);
    const held = await hold(database, 'SELECT pg_advisory_lock(1)', []);
    await updateEvent(staff.client, { id: event.id, location: 'The Dairy' });
    await database.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'send-mailing'`);
    await waitUntil(() => held.waiting(1), LIMIT);
    await collect(killed);
    const memory = residentMegabytes(killed.child.pid as number);
    killed.child.kill('SIGKILL');
    await killed.ended;
    await held.release();
    const { asked, underWay } = await fanOut();
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(PEOPLE);

    const next = await startWorkerProcess(database, { DATA_DIR: folder });
    await jobsWhen(database, 'send-mailing', isWaitingAgain);
    await retryNow(database);
    await everybodyTold(next);
    const people = Array.from({ length: PEOPLE }, (_, n) => `attendee-${n + 1}@example.org`);
    expect(people.filter((email) => !mailed.has(email))).toEqual([]);
    // It cannot be known whether Postmark took a mail that was under way when the process was killed.
    const twice = [...mailed].filter(([email, ids]) => ids.size !== 1 && !underWay.includes(email));
    expect(twice).toEqual([]);
    const most = Math.max(memory, residentMegabytes(next.child.pid as number));
    report(startedAt, { asked, underWay, before, most });
  },
  LIMIT,
);

/** Has the batch wait that follows the one with the person in the middle, with its jobs stored but not committed. */
async function stopInTheMiddle(): Promise<void> {
  const [middle] = await database.query<{ id: string }>(
    'SELECT account_id AS id FROM sign_ups ORDER BY account_id OFFSET $1 LIMIT 1',
    [Math.floor(PEOPLE / 2)],
  );
  await database.query(
    `CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
     'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END'`,
  );
  await database.query(
    `CREATE TRIGGER waits BEFORE UPDATE ON mailings FOR EACH ROW
     WHEN (OLD.after_account_id >= '${middle?.id}') EXECUTE FUNCTION wait_for_test()`,
  );
}

/** The mails that are asked for, and the addresses of those that a process was sending. */
async function fanOut(): Promise<{ asked: number; underWay: string[] }> {
  const jobs = await database.query<{ state: string; email: string }>(
    `SELECT state, email FROM pgboss.job JOIN sign_ups ON sign_ups.id = (data->>'signUpId')::uuid
     WHERE pgboss.job.name = 'send-event-changed-mail'`,
  );
  const active = jobs.filter(({ state }) => state === 'active');
  return { asked: jobs.length, underWay: active.map(({ email }) => email) };
}

async function collect(worker: Worker): Promise<void> {
  for (const { MessageID, To, Subject } of await worker.mails()) {
    if (!Subject?.startsWith('Changed')) continue;
    const ids = mailed.get(To as string) ?? new Set();
    mailed.set(To as string, ids.add(MessageID));
  }
}

/** Until no mail is left to be sent: those of the killed process are taken from it after half a minute. */
async function everybodyTold(worker: Worker): Promise<void> {
  const look = async () => {
    await retryNow(database);
    await collect(worker);
    const [left] = await database.query<{ count: number }>(
      `SELECT count(*)::int FROM pgboss.job WHERE state <> 'completed'
       AND name IN ('send-mailing', 'send-event-changed-mail')`,
    );
    expect(left).toEqual({ count: 0 });
  };
  await vi.waitFor(look, { timeout: LIMIT, interval: INTERVAL });
  await waitUntil(() => collect(worker));
}

function report(
  startedAt: number,
  run: { asked: number; underWay: string[]; before: number; most: number },
): void {
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  const doubled = [...mailed.values()].filter(({ size }) => size > 1).length;
  console.info(
    `L6: ${PEOPLE} people told in ${seconds} s; ${run.before.toFixed(0)} MB before, at most ${run.most.toFixed(0)} MB; ` +
      `killed with ${run.asked} mails asked for and ${run.underWay.length} under way, of which ${doubled} came twice`,
  );
}
