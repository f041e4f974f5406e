import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { read } from '../../../platform/database/sql/read.js';
import { defineJob, type JobContext } from '../../define-job.js';
import { Message } from '../message.entity.js';
import { MessageStatus } from '../message-status.js';
import { DUE_AT, WAITS_FOR_TEAM } from '../message-time.js';
import { addLaterSignUps, lockMessage } from './add-recipients.js';
import { beginSending } from './begin-sending.js';
import { sendMessageJob } from './send-message.job.js';

/**
 * Every minute. Starts scheduled messages that are due, as their events are now (M5); gives people theirs who signed up later; and
 * goes on with messages that no worker sends.
 */
export const startDueMessagesJob = defineJob({
  name: 'start-due-messages',
  schedule: '* * * * *',
  batchSize: 1,
  schema: z.object({}),
  run: async (context) => {
    const { database, services } = context;
    const now = services.clock.now();
    await cancelWithoutWriter(database);
    for (const { id } of await findDue(database, now)) await start(context, id, now);
    await addLaterSignUps(database, now);
    const unclaimed = await read<{ messageId: string }>(
      database,
      `SELECT id AS "messageId" FROM messages
       WHERE status = 'SENDING' AND created_by_id IS NOT NULL AND (claimed_until IS NULL OR claimed_until <= $1)`,
      [now],
    );
    await transaction(database, (manager) => services.jobs.enqueueAll(manager, sendMessageJob, unclaimed));
  },
});

/** No person would get the answers. */
async function cancelWithoutWriter(database: EntityManager): Promise<void> {
  await database.query(
    `UPDATE messages SET status = 'CANCELLED' WHERE created_by_id IS NULL AND status IN ('SCHEDULED', 'SENDING')`,
  );
}

/**
 * A message that was scheduled before its event was cancelled waits: the team may undo that, and otherwise it is cancelled, too. See
 * cancel-message.ts. A message whose time had passed when its event was moved waits for the team (S51).
 */
function findDue(database: EntityManager, now: Date): Promise<{ id: string }[]> {
  return read<{ id: string }>(
    database,
    `SELECT messages.id FROM messages JOIN events ON events.id = event_id
     WHERE status = 'SCHEDULED' AND ${DUE_AT} <= $1 AND (${WAITS_FOR_TEAM}) IS NOT TRUE
       AND deleted_at IS NULL AND (cancelled_at IS NULL OR written_at > cancelled_at)`,
    [now],
  );
}

/** Of two processes that look at the same time, the second finds it started. */
function start({ database, services }: JobContext, id: string, now: Date): Promise<void> {
  return transaction(database, async (manager) => {
    const message = await lockMessage(manager, id);
    if (message?.status !== MessageStatus.SCHEDULED || message.createdById === null) return;
    const change = { status: MessageStatus.SENDING, startedAt: now };
    await manager.update(Message, id, change);
    await beginSending({ services }, manager, { ...message, ...change }, { accountId: message.createdById });
  });
}
