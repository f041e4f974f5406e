import type { EntityManager } from 'typeorm';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { Message } from '../message.entity.js';
import { MessageStatus } from '../message-status.js';
import { lockMessage } from './add-recipients.js';

/** Milliseconds: longer than a call to the mail service, and the storing of its results, may take. */
const CLAIM = 60_000;

/**
 * Takes a message that goes out for one worker, or renews the worker's claim.
 * @param own until when the worker's own claim is
 * @returns null where another worker has it, or it no longer goes out
 */
export async function claimMessage(
  database: EntityManager,
  id: string,
  now: Date,
  own: Date | null = null,
): Promise<Message | null> {
  return transaction(database, async (manager) => {
    const message = await lockMessage(manager, id);
    if (message?.status !== MessageStatus.SENDING) return null;
    const isOwn = own !== null;
    if (!isOwn && message.claimedUntil && message.claimedUntil > now) return null;
    const claimedUntil = new Date(now.getTime() + CLAIM);
    await manager.update(Message, id, { claimedUntil });
    return { ...message, claimedUntil };
  });
}

export async function releaseMessage(database: EntityManager, id: string): Promise<void> {
  await database.update(Message, id, { claimedUntil: null });
}

/** A message is sent when no mail of it is left to be sent, or may have been. */
export async function finishIfDone(database: EntityManager, id: string, now: Date): Promise<void> {
  await database.query(
    `UPDATE messages SET status = 'SENT', sent_at = coalesce(sent_at, $2), claimed_until = NULL
     WHERE id = $1 AND status = 'SENDING' AND added_at IS NOT NULL AND NOT EXISTS (
       SELECT FROM message_recipients WHERE message_id = $1 AND state IN ('PENDING', 'CLAIMED')
     )`,
    [id, now],
  );
}
