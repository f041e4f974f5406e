import type { EntityManager } from 'typeorm';
import { insertedColumnsOf } from '../../platform/database/sql/columns.js';
import { isThere } from '../../platform/database/sql/is-there.js';
import { countAdded, type LockedRows, lockEvents } from '../events/count-sign-ups.js';
import { HAS_ACCOUNT } from '../sign-ups/add-sign-ups.js';
import { type Refusal, refusalOf } from '../sign-ups/refusal.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

/** CHANGED: the event was full when the statement began, and others have changed or locked it since. */
export type WaitingOutcome =
  | 'WAITING'
  | Exclude<Refusal, 'EVENT_FULL'>
  | 'EVENT_NOT_FULL'
  | 'ALREADY_WAITING'
  | 'ACCOUNT_DELETED'
  | 'CHANGED';

const WAITS = isThere(
  'waiting_list_entries WHERE event_id = wanted.event_id AND account_id = wanted.account_id',
);

/** SQL of a row `wanted` beside its event: whether it can be stored. People wait where the one refusal is that it is full. */
const canWait = (refusal: string) => `${refusal} = 'EVENT_FULL' AND NOT ${WAITS}`;

/** By the event as it was when the statement began. */
const outcomeOf = (refusal: string) => `
  CASE WHEN added.id IS NOT NULL THEN 'WAITING'
       WHEN in_line.id IS NOT NULL THEN 'ALREADY_WAITING'
       ELSE coalesce(
         nullif(${refusal}, 'EVENT_FULL'),
         CASE WHEN ${WAITS} THEN 'ALREADY_WAITING'
              WHEN ${refusal} IS NULL THEN 'EVENT_NOT_FULL'
              WHEN ${HAS_ACCOUNT} THEN 'CHANGED'
              ELSE 'ACCOUNT_DELETED' END) END`;

/** As `addSignUps`: stores and counts those who wait for full events, and says for each why not. */
export async function addWaitingListEntries(
  manager: EntityManager,
  entries: readonly WaitingListEntry[],
  lockedRows: LockedRows,
): Promise<WaitingOutcome[]> {
  const columns = insertedColumnsOf(manager, WaitingListEntry);
  const refusal = refusalOf({ moment: 'wanted.joined_at' });
  const rows = await manager.query<{ outcome: WaitingOutcome }[]>(
    `WITH wanted AS (
       SELECT ${columns.names}, ordinality AS number
       FROM json_populate_recordset(NULL::waiting_list_entries, $1) WITH ORDINALITY
     ),
     people AS (
       SELECT wanted.* FROM wanted
       JOIN events ON events.id = event_id
       JOIN accounts ON accounts.id = account_id
       WHERE ${canWait(refusal)}
       FOR KEY SHARE OF accounts ${lockedRows}
     ),
     locked_events AS (${lockEvents('people', lockedRows)}),
     in_line AS (
       SELECT wanted.* FROM people AS wanted JOIN locked_events AS events ON events.id = event_id
       WHERE ${canWait(refusal)}
     ),
     added AS (
       INSERT INTO waiting_list_entries (${columns.names}) SELECT ${columns.names} FROM in_line ORDER BY number
       ON CONFLICT DO NOTHING RETURNING id, event_id
     ),
     counted AS (${countAdded('waiting_count', 'added')})
     SELECT ${outcomeOf(refusal)} AS outcome FROM wanted
     LEFT JOIN events ON events.id = wanted.event_id
     LEFT JOIN in_line ON in_line.id = wanted.id
     LEFT JOIN added ON added.id = wanted.id
     ORDER BY wanted.number`,
    [columns.jsonOf(entries)],
  );
  return rows.map(({ outcome }) => outcome);
}
