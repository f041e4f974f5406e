import type { QueryConfig } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { repeatable } from '../../../platform/database/connection/repeatable.js';
import { databaseOf } from '../../../platform/database/database.js';
import { RateLimitedError } from '../../../platform/errors/request-errors.js';
import { type Hourly, inMemory, perHour } from './hourly-limits.js';

/** Seconds. */
const HOUR = 3600;

/**
 * Counts in PostgreSQL.
 * @param duration seconds until a count begins anew
 */
export function storedLimiter(
  database: DataSource,
  keyPrefix: string,
  points: number,
  duration: number,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: QueryConfig) => repeatable(() => databaseOf(database).write(text, values)),
    },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
  });
}

/** One for each thing that is counted by the hour. */
export function hourlyLimiters(database: DataSource): Record<Hourly, RateLimiterAbstract> {
  const limiters = (Object.keys(perHour) as Hourly[]).map((name) => {
    const points = perHour[name];
    const inProcess = () => new RateLimiterMemory({ keyPrefix: name, points, duration: HOUR });
    return [name, inMemory.includes(name) ? inProcess() : storedLimiter(database, name, points, HOUR)];
  });
  return Object.fromEntries(limiters);
}

/** @throws RateLimitedError when it is used up */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  { points = 1, ...options }: { points?: number; customDuration?: number } = {},
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, points, options);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw limitedBy(rejection);
  }
}

/** Counts nothing. @throws RateLimitedError when it is used up */
export async function requireLeft(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const found = await limiter.get(key);
  if (found && found.consumedPoints >= limiter.points) throw limitedBy(found);
}

function limitedBy({ msBeforeNext }: RateLimiterRes): RateLimitedError {
  return new RateLimitedError(Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
