import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PasswordHasher } from '../features/accounts/password-hasher.js';
import { RateLimits } from '../features/accounts/rate-limits.js';
import type { Services } from '../features/context.js';
import { TokenEncryption } from '../features/google/token-encryption.js';
import { noMail } from '../features/mail/mail-gateway.js';
import type { Clock } from '../platform/clock.js';
import { Batches } from '../platform/database/batches.js';
import { noJobs } from '../platform/jobs/job.js';

/**
 * Services that reach nobody outside.
 * @param manager what is done for many requests at once is done by it
 */
export function offlineServices(database: DataSource, clock: Clock, manager = database.manager): Services {
  const services: Services = {
    mail: noMail,
    payments: null,
    google: null,
    encryption: new TokenEncryption([randomBytes(32)]),
    clock,
    jobs: noJobs,
    passwords: new PasswordHasher(),
    rateLimits: new RateLimits(database),
    batches: new Batches(() => ({ database: manager, services })),
  };
  return services;
}
