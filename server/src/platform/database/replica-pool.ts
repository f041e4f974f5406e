import type pg from 'pg';
import { BusyError } from '../graphql/request-errors.js';
import { Connection } from './connection.js';
import { Pool } from './pool.js';
import { replayedPosition, untilReplayed } from './replication-position.js';

/** Milliseconds that a statement on the replica may take, network included: its machine may be gone without a word. */
const PATIENCE = 3_000;

/** Of class 57 and 40: the replica stops, or has to replay something that the statement still needs. */
const LOST = new Set(['57P01', '57P02', '57P03', '40001']);

/**
 * Connections to a replica for reads alone, each a statement of its own. What the replica cannot answer because it is gone,
 * or is about to be, the primary answers.
 * @param currentPosition of the primary's log. A replica that was restarted shows an older state for a while, so each new
 *   connection waits until the replica has replayed what is committed by then
 */
export function replicaPool(primary: () => Pool, currentPosition: () => Promise<bigint>): typeof Pool {
  class ReplicaConnection extends Connection {
    override query(...request: unknown[]): never {
      const answer: unknown = super.query(...request);
      if (!(answer instanceof Promise)) return answer as never;
      return answer.catch((error) => {
        if (!isLoss(error)) throw error;
        void this.end().catch(() => {});
        return primary().query(...(request as [string, unknown[]]));
      }) as never;
    }
  }

  const waitUntilCurrent = async (client: pg.PoolClient) =>
    untilReplayed(await currentPosition(), () => replayedPosition(client));

  return class ReplicaPool extends Pool {
    constructor(settings: pg.PoolConfig) {
      const verify = (client: pg.PoolClient, done: (error?: Error) => void) =>
        waitUntilCurrent(client).then(() => done(), done);
      super({ ...settings, Client: ReplicaConnection, query_timeout: PATIENCE, verify } as pg.PoolConfig);
    }

    protected override async lease(): Promise<pg.PoolClient> {
      try {
        return await super.lease();
      } catch (error) {
        if (error instanceof BusyError) throw error;
        return primary().connect();
      }
    }
  };
}

/** What pg says of a connection that was lost has no code of PostgreSQL's; Node's own codes begin with an E. */
function isLoss(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === undefined || /^E[A-Z]+$/.test(code) || LOST.has(code);
}
