import type pg from 'pg';
import { BusyError } from '../../errors/request-errors.js';
import { Connection } from '../connection/connection.js';
import { isLoss } from '../connection/connection-loss.js';
import { Pool } from '../connection/pool.js';
import { replayedPosition, untilReplayed } from './replication-position.js';

/** Milliseconds that a statement on the replica may take, network included: its machine may be lost without a word. */
const PATIENCE = 3_000;

/** The replica has to replay something that the statement still needs (serialization_failure). */
const CONFLICT = '40001';
/** pg's, which has no code, of a statement that took longer than its patience. */
const TOO_SLOW = 'Query read timeout';

/**
 * Connections to a replica for reads alone, each a statement of its own. The primary answers when the replica cannot
 * because it is lost, or is about to be.
 * @param currentPosition of the primary's log. A replica that was restarted shows an older state for a while, so each
 * new connection waits until the replica has replayed what is committed by then
 */
export function replicaPool(primary: () => Pool, currentPosition: () => Promise<bigint>): typeof Pool {
  class ReplicaConnection extends Connection {
    override query(...request: unknown[]): never {
      const answer: unknown = super.query(...request);
      if (!(answer instanceof Promise)) return answer as never;
      return answer.catch((error) => {
        if (!isLoss(error) && error.code !== CONFLICT && error.message !== TOO_SLOW) throw error;
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
