import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import { read } from '../../../platform/database/sql/read.js';
import type { Organizer } from '../../accounts/account.types.js';
import { IS_LISTED } from '../visible-to.js';

const OF_TEAM = 'SELECT event_id FROM event_members WHERE shown_as_host';

/** Restricts events to those whose page names the account as a host: the same rule as `hostsOf`. */
export function addHost(conditions: Conditions, accountId: string): Conditions {
  return conditions.add(
    `(events.id IN (${OF_TEAM} AND account_id = ?) OR (events.created_by_id = ? AND (
       owner_shown_as_host OR NOT EXISTS (${OF_TEAM} AND event_id = events.id))))`,
    accountId,
    accountId,
  );
}

/**
 * A person whom at least one public event names as a host, an event that has ended or is cancelled included. Null for everybody
 * else: their accounts are nobody's business.
 */
export async function findHost(database: EntityManager, accountId: string): Promise<Organizer | null> {
  if (!isUuid(accountId)) return null;
  const hosted = addHost(new Conditions([accountId]).add(IS_LISTED), accountId);
  const [host = null] = await read<Organizer>(
    database,
    `SELECT id, name FROM accounts WHERE id = $1 AND EXISTS (SELECT FROM events WHERE ${hosted.sql})`,
    hosted.values,
  );
  return host;
}
