import { randomBytes } from 'node:crypto';
import type { Sandbox } from '@turnout/sandbox';
import { beforeEach, expect, it, vi } from 'vitest';
import { TokenEncryption } from '../../src/features/google/token-encryption.js';
import { programOf } from '../accounts/access-token-operations.js';
import { atEnd } from '../support/after-file.js';
import type { ApiClient } from '../support/api-client.js';
import { type HeldRows, hold } from '../support/held-rows.js';
import { PUBLIC_URL } from '../support/many-accounts.js';
import { openSandboxOf, startBeside } from '../support/shared-sandbox.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { startWorkerProcess } from '../support/worker-process.js';
import { anEvent } from '../support/world.js';

vi.setConfig({ testTimeout: LONG_TEST });

const CREATE = `mutation ($input: CreateEventInput!) {
  createEvent(input: $input) { event { id title } userErrors { code } }
}`;
/** As in production, where the next process can read the answers of the one before. */
const KEY = randomBytes(32);
const env = { TOKEN_ENCRYPTION_KEY: KEY.toString('base64'), PUBLIC_URL };

let database: TestDatabase;
let sandbox: Sandbox;
beforeEach(async () => {
  database = await createTestDatabase();
  atEnd(() => database.drop());
  sandbox = await openSandboxOf(database);
});

const create = (client: ApiClient, key: string) =>
  client.graphql(CREATE, { input: { ...anEvent(), title: 'Once' } }, { 'idempotency-key': key });
const countEvents = async () =>
  (await database.query("SELECT id FROM events WHERE title = 'Once' AND deleted_at IS NULL")).length;

async function startWithProgram() {
  const server = await startWorkerProcess(database, env);
  const program = await programOf(await server.world.staff());
  return {
    program,
    /** Ends it with -9, and what it had told the database to do, as when its machine is lost. */
    async kill(): Promise<void> {
      server.child.kill('SIGKILL');
      await server.ended;
      await database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
    },
    /** The next server, in the test's own process, which the program reaches from now on. */
    async restart(): Promise<void> {
      const encryption = new TokenEncryption([KEY]);
      program.url = (await startBeside(database, sandbox, { env, encryption })).url;
    },
  };
}

/** When a process is killed, and how many events there are then. */
const moments: Record<string, { effects: number; reach(mutation: HeldRows): Promise<HeldRows> }> = {
  'before its change is committed': { effects: 0, reach: async (mutation) => mutation },
  'after its change is committed, before its answer is stored': {
    effects: 1,
    async reach(mutation) {
      const answer = await hold(database, 'SELECT FROM idempotent_answers FOR UPDATE', []);
      await mutation.release();
      await answer.waiting(1);
      return answer;
    },
  },
};

it.each(Object.entries(moments))(
  'G29: a mutation with a key whose process is killed with -9 %s is not done again, and what is unknown is said so after a minute',
  async (_when, { effects, reach }) => {
    const { program, kill, restart } = await startWithProgram();
    const first = await create(program, 'stored');
    const mutation = await hold(database, 'LOCK TABLE events IN SHARE MODE', []);
    const asked = create(program, 'one').catch(() => 'no answer');
    await mutation.waiting(1);
    const held = await reach(mutation);
    await kill();
    await held.release();
    expect(await asked).toBe('no answer');
    await restart();

    const soon = await create(program, 'one');
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([409, '1']);
    await database.query("UPDATE idempotent_answers SET began_at = began_at - interval '1 minute'");
    const later = await create(program, 'one');
    expect([later.status, later.headers.get('retry-after')]).toEqual([409, null]);
    expect(later.errors?.[0]?.message).toContain('It is not known');
    expect(await countEvents()).toBe(1 + effects);
    expect((await create(program, 'another')).data.createEvent.event.title).toBe('Once');
    expect(await countEvents()).toBe(2 + effects);

    // The next process gives a stored answer again.
    const again = await create(program, 'stored');
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.data).toEqual(first.data);
    expect(await countEvents()).toBe(2 + effects);
  },
);
