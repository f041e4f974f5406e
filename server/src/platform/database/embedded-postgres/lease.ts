import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { connect } from './connect.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** Any number will do, as long as every process that shares a PostgreSQL uses the same. */
const lockKey = 7_826_771;

/** One process's share in a running PostgreSQL. PostgreSQL itself ends it when the process dies, however it dies. */
export interface Lease {
  /** Gives the share back. True if it was the last: then nobody can take one any more, and PostgreSQL can be stopped. */
  release(): Promise<boolean>;
}

/** Undefined while PostgreSQL cannot give a share, such as while it stops: look again whether it still runs. */
export async function takeLease(port: number, password: string): Promise<Lease | undefined> {
  let client = await share(port, password);
  if (!client) return undefined;
  let released = false;
  const watch = (connected: pg.Client) =>
    connected.once('end', () => {
      client = undefined;
      if (!released) void retake();
    });
  // When one of PostgreSQL's processes crashes it ends every connection, and is back after a moment.
  const retake = async () => {
    for (let tries = 0; tries < 100 && !released && !client; tries++) {
      await delay(100, undefined, { ref: false });
      client = await share(port, password).catch(() => undefined);
      if (client) watch(client);
    }
  };
  watch(client);
  return {
    async release() {
      released = true;
      for (let tries = 0; tries < 3; tries++) {
        client ??= await share(port, password);
        // What does not answer is not used by anybody.
        if (!client) return true;
        const alone = await exchangeForWholeLock(client).catch(() => undefined);
        if (alone === false) await client.end();
        if (alone !== undefined) return alone;
      }
      return true;
    },
  };
}

/** First frees, then locks: if two processes kept their share while they try, neither would find itself the last. */
async function exchangeForWholeLock(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [lockKey]);
  const answer = await client.query('select pg_try_advisory_lock($1) as alone', [lockKey]);
  // Alone: the connection stays open, and the lock with it, until PostgreSQL ends it.
  return answer.rows[0].alone;
}

async function share(port: number, password: string): Promise<pg.Client | undefined> {
  let client: pg.Client | undefined;
  try {
    client = await connect(port, password);
    await client.query('select pg_advisory_lock_shared($1)', [lockKey]);
    return client;
  } catch (cause) {
    await client?.end().catch(() => undefined);
    if ((cause as { code?: string }).code !== '28P01') return undefined;
    throw new EmbeddedPostgresError(
      'The embedded PostgreSQL does not accept the password kept with its data: put the data folder back whole, ' +
        'or set DATA_DIR to another folder.',
      { cause },
    );
  }
}
