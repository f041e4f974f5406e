import type { DataSource } from 'typeorm';
import { countReadableTokens } from '../features/google/lost-tokens.js';
import type { TokenEncryption } from '../features/google/token-encryption.js';
import { checkMoney } from '../features/payments/check-money.js';
import { checkCounts } from '../features/sign-ups/check-counts.js';
import { countReadableSecrets } from '../features/webhooks/lost-secrets.js';
import type { CheckResult } from '../platform/check-result.js';
import { systemClock } from '../platform/clock.js';
import { missingColumns } from '../platform/database/sql/missing-columns.js';
import { checkInstants } from './check-instants.js';

/**
 * Whether a database of this version agrees with itself: tables, counts, money, times, and what is encrypted.
 * @param encryption null where there is no key
 */
export async function checkBooks(
  database: DataSource,
  encryption: TokenEncryption | null,
): Promise<CheckResult[]> {
  const [missing, ...others] = await missingColumns(database);
  if (missing) {
    const more = others.length > 0 ? `, and ${others.length} others are not` : '';
    return [{ isRight: false, sentence: `The column ${missing} is not there${more}.` }];
  }
  return [
    { isRight: true, sentence: 'The tables have all columns of this version.' },
    { isRight: true, sentence: await describeRows(database) },
    ...(await checkCounts(database)),
    await checkMoney(database),
    await checkInstants(database.manager, systemClock.now()),
    await checkSecrets(database, encryption),
  ];
}

async function checkSecrets(
  { manager }: DataSource,
  encryption: TokenEncryption | null,
): Promise<CheckResult> {
  const [stored] = await manager.query<[{ count: number }]>(
    `SELECT ((SELECT count(*) FROM google_credentials WHERE encrypted_refresh_token IS NOT NULL) +
       (SELECT count(*) + count(previous_encrypted_secret) FROM webhooks))::int AS count`,
  );
  const what = 'calendar tokens and webhook secrets';
  if (!encryption) {
    return stored.count === 0
      ? { isRight: true, sentence: `There are no ${what}, and no key.` }
      : { isRight: false, sentence: `There is no key for the ${stored.count} ${what}.` };
  }
  const tokens = await countReadableTokens(manager, encryption);
  const secrets = await countReadableSecrets(manager, encryption);
  const unreadable = tokens.unreadable + secrets.unreadable;
  if (unreadable === 0) return { isRight: true, sentence: `The key decrypts all ${stored.count} ${what}.` };
  const sentence = `The key does not decrypt ${unreadable} of ${stored.count} ${what}: TOKEN_ENCRYPTION_KEY is not that of this database.`;
  return { isRight: false, sentence };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many rows there are, and how old the newest is. A running server asks for jobs each minute. */
async function describeRows(database: DataSource): Promise<string> {
  const hasJobs = (await database.query(`SELECT to_regclass('pgboss.job') AS name`))[0].name !== null;
  const [rows] = await database.query(
    `SELECT (SELECT count(*)::int FROM accounts) AS accounts, (SELECT count(*)::int FROM events) AS events,
       (SELECT count(*)::int FROM sign_ups) AS "signUps", (SELECT count(*)::int FROM payments) AS payments,
       extract(epoch FROM now() - greatest((SELECT max(created_at) FROM accounts), (SELECT max(last_seen_at) FROM sessions),
         (SELECT max(signed_up_at) FROM sign_ups), (SELECT max(updated_at) FROM payments)
         ${hasJobs ? ', (SELECT max(created_on) FROM pgboss.job)' : ''}))::float8 AS age`,
  );
  const { accounts, events, signUps, payments, age } = rows;
  const newest = age === null ? 'There is no row yet' : `The newest row is ${describeAge(age)} old`;
  return `${accounts} accounts, ${events} events, ${signUps} places, ${payments} payments. ${newest}.`;
}

function describeAge(seconds: number): string {
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} days`;
  if (seconds >= 2 * HOUR) return `${Math.floor(seconds / HOUR)} hours`;
  return `${Math.max(0, Math.floor(seconds / MINUTE))} minutes`;
}
