import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PasswordHasher } from '../features/accounts/passwords/password-hasher.js';
import { RateLimits } from '../features/accounts/rate-limits/rate-limits.js';
import type { BatchContext, Services } from '../features/context.js';
import { noCovers } from '../features/events/texts/event-covers.js';
import { TokenEncryption } from '../features/google/token-encryption.js';
import { noMail } from '../features/mail/mail-gateway.js';
import { databasePictureStore } from '../features/pictures/database-picture-store.js';
import type { Clock } from '../platform/clock.js';
import { Batches } from '../platform/database/sql/batches.js';
import { CostBudget } from '../platform/graphql/limits/cost-budget.js';
import { noJobs } from '../platform/jobs/job.js';
import { noticeSelections } from '../schema.js';

/**
 * Services that call nothing outside.
 * @param batchContext what is done for many requests at once is done by it
 */
export function offlineServices(
  database: DataSource,
  clock: Clock,
  batchContext: () => BatchContext,
): Services {
  return {
    mail: noMail,
    covers: noCovers,
    pictures: databasePictureStore(database.manager),
    payments: null,
    google: null,
    webhooks: null,
    noticeSelections: noticeSelections(),
    noticeBudget: new CostBudget(Number.POSITIVE_INFINITY),
    encryption: new TokenEncryption([randomBytes(32)]),
    clock,
    jobs: noJobs,
    passwords: new DemoPasswords(),
    rateLimits: new RateLimits(database),
    batches: new Batches(batchContext),
  };
}

const hashes = new Map<string, Promise<string>>();

/** Hashes a password once for all demo accounts, which have the same: hashing takes most of the time that they cost. */
class DemoPasswords extends PasswordHasher {
  override hash(password: string): Promise<string> {
    const known = hashes.get(password) ?? super.hash(password);
    hashes.set(password, known);
    return known;
  }
}
