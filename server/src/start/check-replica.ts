import pg from 'pg';
import type { EntityManager } from 'typeorm';
import type { CheckResult } from '../platform/check-result.js';
import {
  type Ask,
  currentPosition,
  replayedPosition,
  untilReplayed,
} from '../platform/database/replica/replication-position.js';

/** Milliseconds for the connection, and for each statement. */
const PATIENCE = 5_000;
const MEGABYTE = 1e6;

/**
 * Whether a replica shows within 100 ms what the primary has committed, as each read needs it. The server needs no replica:
 * without it the primary answers.
 * @param place the replica in words for the operator; without any password
 */
export async function checkReplica(primary: EntityManager, url: string, place: string): Promise<CheckResult> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  }).on('error', () => {});
  const ask: Ask = async (sql) => (await client.query(sql)).rows;
  try {
    await client.connect();
    const position = await currentPosition((sql) => primary.query(sql));
    const isBehind = await untilReplayed(position, () => replayedPosition(ask)).then(
      () => false,
      () => true,
    );
    const megabytes = (Number(position - (await replayedPosition(ask))) / MEGABYTE).toFixed(1);
    return isBehind
      ? {
          isRight: false,
          sentence: `The replica at ${place} is ${megabytes} MB of the log behind: the primary answers reads until it has caught up.`,
        }
      : { isRight: true, sentence: `The replica at ${place} shows what the primary has committed.` };
  } catch (error) {
    const sentence = `The replica at ${place} cannot be used (${(error as Error).message}): the primary answers reads.`;
    return { isRight: false, sentence };
  } finally {
    await client.end();
  }
}
