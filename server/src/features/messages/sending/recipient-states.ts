import type { EntityManager } from 'typeorm';
import type { RecipientState } from '../message-recipient.entity.js';

interface StateChange {
  accountIds: readonly string[];
  /** Rows that are no longer in this state stay as they are. */
  from: RecipientState;
  state: RecipientState;
  batchId: string;
  now: Date;
}

/** @returns how many rows have changed */
export async function setStates(
  manager: EntityManager,
  messageId: string,
  { accountIds, from, state, batchId, now }: StateChange,
): Promise<number> {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE message_recipients SET state = $4, batch_id = $5,
       claimed_at = CASE WHEN $4 = 'CLAIMED' THEN $6 ELSE claimed_at END
     WHERE message_id = $1 AND account_id = ANY($2) AND state = $3 RETURNING account_id`,
    [messageId, accountIds, from, state, batchId, now],
  );
  return rows.length;
}

/** The change of a message's counts by a recipient's new state. */
const COUNTS: Partial<Record<RecipientState, string>> = {
  SENT: 'sent_count = sent_count + $2',
  UNREACHABLE: 'recipient_count = recipient_count - $2, bounced_count = bounced_count + $2',
  MUTED: 'recipient_count = recipient_count - $2, muted_count = muted_count + $2',
  SKIPPED: 'recipient_count = recipient_count - $2',
};

export async function countChange(
  manager: EntityManager,
  messageId: string,
  state: RecipientState,
  people: number,
): Promise<void> {
  const change = COUNTS[state];
  if (change && people > 0)
    await manager.query(`UPDATE messages SET ${change} WHERE id = $1`, [messageId, people]);
}
