import { setTimeout as delay } from 'node:timers/promises';
import { BusyError } from '../../errors/request-errors.js';
import { postgresError } from './postgres-error.js';

/** How often a transaction is tried that PostgreSQL ends for a reason that may pass, by its code: what it did is undone. */
const MAX_ATTEMPTS: Record<string, number> = {
  /** serialization_failure */
  '40001': 5,
  /** deadlock_detected */
  '40P01': 5,
  /** lock_not_available: two seconds are over by then. */
  '55P03': 2,
  /** query_canceled: five seconds are over by then. */
  '57014': 1,
};

/**
 * Runs a transaction. Runs it again where PostgreSQL ends it for a deadlock or a serialization failure, or because it waited
 * too long for a lock (PostgreSQL manual, 13.5).
 * @throws BusyError when that does not help
 */
export async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await transaction();
    } catch (error) {
      const maxAttempts = MAX_ATTEMPTS[postgresError(error)?.code ?? ''];
      if (!maxAttempts) throw error;
      if (attempts >= maxAttempts) throw new BusyError({ cause: error });
      await delay(Math.random() * 10 * 2 ** attempts);
    }
  }
}
