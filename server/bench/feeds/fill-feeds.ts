import type { DataSource } from 'typeorm';
import { hashOfToken } from '../../src/features/accounts/token-hash.js';
import { newFeedSecret } from '../../src/features/calendar/feed/feed-secret.js';
import { fillAccounts, makeFreeEvents } from '../sign-ups/fill-sign-ups.js';
import { accountId } from '../sign-ups/workload.js';

const EVENTS = 400;

/** Accounts with so many places each, and a feed. @returns the secrets of the feeds */
export async function fillFeeds(database: DataSource, people: number, places: number): Promise<string[]> {
  await fillAccounts(database);
  const eventIds = await makeFreeEvents(database, EVENTS);
  const secrets = Array.from({ length: people }, newFeedSecret);
  const accountIds = secrets.map((_secret, n) => accountId(n));
  await database.query(
    `INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
     SELECT gen_random_uuid(), ($2::uuid[])[1 + (n * 7 + place * 31) % $3], id, 'Bench', 'bench-' || n || '@example.org', now()
     FROM unnest($1::uuid[]) WITH ORDINALITY AS account (id, n) CROSS JOIN generate_series(1, $4::int) AS place`,
    [accountIds, eventIds, EVENTS, places],
  );
  await database.query(
    `INSERT INTO calendar_feeds (account_id, secret_hash, encrypted_secret, created_at, last_read_at)
     SELECT id, hash, 'not read here', now(), now() FROM unnest($1::uuid[], $2::bytea[]) AS feed (id, hash)`,
    [accountIds, secrets.map(hashOfToken)],
  );
  await database.query('VACUUM ANALYZE');
  return secrets;
}
