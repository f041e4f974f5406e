import type { EntityManager } from 'typeorm';
import { repeatable } from '../../../platform/database/connection/repeatable.js';
import { databaseOf } from '../../../platform/database/database.js';
import type { FoundFeed } from './find-feed.js';

/** In milliseconds. */
const HOUR = 60 * 60 * 1000;

/**
 * Stores that a calendar reads the feed now, at most once an hour: a read that finds no change writes nothing else. It waits for
 * no lock.
 */
export async function noteFeedRead(
  database: EntityManager,
  { accountId, lastReadAt }: FoundFeed,
  now: Date,
): Promise<void> {
  if (now.getTime() - (lastReadAt?.getTime() ?? 0) < HOUR) return;
  await repeatable(() =>
    databaseOf(database.connection).write(
      `UPDATE calendar_feeds SET last_read_at = $2 WHERE account_id IN (
         SELECT account_id FROM calendar_feeds WHERE account_id = $1 FOR NO KEY UPDATE SKIP LOCKED
       )`,
      [accountId, now],
    ),
  );
}
