import type { EntityManager } from 'typeorm';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { Message } from '../message.entity.js';
import { PEOPLE_OF } from '../message-audience.js';

/** People whom one statement adds: about a tenth of a second. */
const BATCH_SIZE = 2_000;

/**
 * Gives the next people of a message's audience their rows, in the order of accounts. The rows themselves say how far it has got, so
 * a process that is killed leaves the rest for the next attempt.
 * @returns whether there is a rest
 */
export async function addRecipients(
  database: EntityManager,
  { id, eventId, audience, signUpIds }: Message,
  now: Date,
): Promise<boolean> {
  return transaction(database, async (manager) => {
    const message = await lockMessage(manager, id);
    if (!message?.startedAt || message.addedAt) return false;
    const added = await manager.query<unknown[]>(
      `INSERT INTO message_recipients (message_id, account_id, state, added_at, mute_code)
       SELECT $3, account_id, 'PENDING', $4, gen_random_uuid() FROM (${PEOPLE_OF[audience]}) AS people
       WHERE since <= $5 AND account_id > coalesce(
         (SELECT account_id FROM message_recipients WHERE message_id = $3 ORDER BY account_id DESC LIMIT 1),
         '00000000-0000-0000-0000-000000000000'
       )
       ORDER BY account_id LIMIT $6
       ON CONFLICT DO NOTHING RETURNING account_id`,
      [eventId, signUpIds, id, now, message.startedAt, BATCH_SIZE],
    );
    const hasRest = added.length === BATCH_SIZE;
    await manager.update(Message, id, {
      recipientCount: message.recipientCount + added.length,
      ...(!hasRest && { addedAt: now }),
    });
    return hasRest;
  });
}

/** Locked against a second worker. Rows that refer to it can be added meanwhile. */
export function lockMessage(manager: EntityManager, id: string): Promise<Message | null> {
  return manager.findOne(Message, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

/** Milliseconds. A sign-up is stamped before it is committed: each look goes back so far. */
const OVERLAP = 5 * 60 * 1_000;

/**
 * Gives people their rows who signed up after messages went out that are for later sign-ups, too, and has those messages go out
 * again. After the event, and where it is cancelled, no people are added.
 * @returns the messages
 */
export async function addLaterSignUps(database: EntityManager, now: Date): Promise<{ id: string }[]> {
  return transaction(database, async (manager) => {
    const messages = await manager.query<{ id: string }[]>(
      `SELECT messages.id FROM messages JOIN events ON events.id = event_id
       WHERE status = 'SENT' AND also_later_sign_ups AND messages.created_by_id IS NOT NULL
         AND deleted_at IS NULL AND cancelled_at IS NULL AND ends_at > $1
         AND EXISTS (
           SELECT FROM sign_ups WHERE sign_ups.event_id = messages.event_id AND signed_up_at >= messages.started_at
             AND signed_up_at > messages.added_at - $2 * interval '1 millisecond'
             AND NOT EXISTS (
               SELECT FROM message_recipients
               WHERE message_id = messages.id AND message_recipients.account_id = sign_ups.account_id
             )
         )
       FOR NO KEY UPDATE OF messages SKIP LOCKED`,
      [now, OVERLAP],
    );
    for (const { id } of messages) await addLater(manager, id, now);
    return messages;
  });
}

async function addLater(manager: EntityManager, id: string, now: Date): Promise<void> {
  const added = await manager.query<unknown[]>(
    `INSERT INTO message_recipients (message_id, account_id, state, added_at, mute_code)
     SELECT $1, account_id, 'PENDING', $2, gen_random_uuid() FROM sign_ups JOIN messages ON messages.id = $1
     WHERE sign_ups.event_id = messages.event_id AND signed_up_at >= messages.started_at
       AND signed_up_at > messages.added_at - $3 * interval '1 millisecond'
     ON CONFLICT DO NOTHING RETURNING account_id`,
    [id, now, OVERLAP],
  );
  await manager.query(
    `UPDATE messages SET status = 'SENDING', added_at = $2, recipient_count = recipient_count + $3 WHERE id = $1`,
    [id, now, added.length],
  );
}
