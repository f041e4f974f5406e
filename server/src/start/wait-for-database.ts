import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Clock, systemClock } from '../platform/clock.js';
import { isLoss, isUntrusted } from '../platform/database/connection/connection-loss.js';
import type { Log } from '../platform/log.js';
import { StartError } from '../platform/start-error.js';

/** Milliseconds: a database that starts with the machine is there by then. */
const PATIENCE = 60_000;
const BETWEEN_ATTEMPTS = 1_000;
const BETWEEN_REPORTS = 10_000;
const CONNECTION_LIMIT = 2_000;

export interface Waiting {
  clock: Clock;
  wait(milliseconds: number): Promise<void>;
  /** Is told at once, and then every ten seconds, why there is no connection yet. */
  report(error: unknown): void;
}

/**
 * Connects again and again while nothing answers, for a minute. A refusal of PostgreSQL's, like a wrong password, ends it at
 * once. So does a certificate that cannot be trusted.
 */
export async function waitUntilConnected(
  connect: () => Promise<void>,
  { clock, wait, report }: Waiting,
): Promise<void> {
  const started = clock.now().getTime();
  for (let reports = 0; ; ) {
    try {
      return await connect();
    } catch (error) {
      const waited = clock.now().getTime() - started;
      if (!isAway(error) || waited >= PATIENCE) throw error;
      if (waited >= reports * BETWEEN_REPORTS) {
        report(error);
        reports++;
      }
      await wait(BETWEEN_ATTEMPTS);
    }
  }
}

/**
 * @param place the database in words for a person; without any password
 * @throws StartError when it cannot be used
 */
export async function waitForDatabase(
  url: string,
  { place, log, signal }: { place: string; log: Log; signal: AbortSignal },
): Promise<void> {
  await waitUntilConnected(() => connectOnce(url), {
    clock: systemClock,
    wait: (milliseconds) => delay(milliseconds, undefined, { signal }),
    report: (error) => log.warn(`waiting for the database at ${place}: ${(error as Error).message}`),
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw unusableDatabase(place, error);
  });
}

export function unusableDatabase(place: string, error: unknown): StartError {
  const reason = (error as Error).message || 'nothing answers there';
  return new StartError(`The database at ${place} cannot be used: ${reason}.`);
}

async function connectOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_LIMIT });
  await client.connect();
  await client.end();
}

/** pg gives no code to an answer that does not come in time. */
function isAway(error: unknown): boolean {
  if (isUntrusted(error)) return false;
  return isLoss(error) || (error as { code?: unknown }).code === undefined;
}
