import pg from 'pg';
import { isLoss } from '../connection/connection-loss.js';

/** The replica has to replay something that the statement still needs (serialization_failure). */
const CONFLICT = '40001';

/** Whether a replica gave no answer to a statement: it is lost, or about to be, or too slow. */
export function isFailureOfReplica(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || isLoss(error) || error.code === CONFLICT;
}
