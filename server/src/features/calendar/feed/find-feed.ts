import type { EntityManager } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';
import { IS_BLOCKED } from '../../accounts/email-addresses/is-blocked.js';
import { hashOfToken } from '../../accounts/token-hash.js';
import { feedLimits, feedRows } from './feed-rows.js';

/** A feed, by which can be told whether a file that was made of it is still true. */
export interface FoundFeed {
  accountId: string;
  lastReadAt: Date | null;
  /** Another one after each change of a place, and of the texts and times of its event. */
  version: string;
}

/**
 * The feed with that secret; null where there is none, or where the operator has blocked its account. One statement, which reads by
 * indexes alone: most reads of a calendar find that nothing has changed.
 */
export async function findFeed(
  database: EntityManager,
  secret: string,
  now: Date,
): Promise<FoundFeed | null> {
  const [found = null] = await read<FoundFeed>(
    database,
    `SELECT feed.account_id AS "accountId", feed.last_read_at AS "lastReadAt", (
       SELECT md5(coalesce(string_agg(part, ' ' ORDER BY part), '')) FROM (
         SELECT concat_ws(',', standing, entry.id, extract(epoch FROM since), extract(epoch FROM offer_expires_at),
           events.revision, extract(epoch FROM events.updated_at)) AS part
         FROM ${feedRows('feed.account_id')}
       ) AS parts
     ) AS version
     FROM calendar_feeds AS feed JOIN accounts ON accounts.id = feed.account_id
     WHERE feed.secret_hash = $1 AND NOT ${IS_BLOCKED}`,
    [hashOfToken(secret), ...feedLimits(now)],
  );
  return found;
}
