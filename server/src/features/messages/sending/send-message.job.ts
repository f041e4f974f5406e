import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import type { Job } from '../../../platform/jobs/job.js';
import { findAccount } from '../../accounts/find-account.js';
import { defineJob, type JobContext } from '../../define-job.js';
import { findEvent } from '../../events/find-event.js';
import type { Message } from '../message.entity.js';
import type { MailedMessage } from '../message.mail.js';
import { addRecipients } from './add-recipients.js';
import { claimMessage, finishIfDone, releaseMessage } from './claim-message.js';
import { claimRecipients } from './claim-recipients.js';
import { sendBatch } from './send-batch.js';
import { settleClaims } from './settle-claims.js';

const data = z.object({ messageId: z.uuid() });
type Data = z.output<typeof data>;

/** Milliseconds after which a message lets others go first, and a process can stop. */
const TURN = 10_000;

/**
 * Sends a message that goes out, batch by batch. One worker at a time does so.
 * The job start-due-messages takes up a minute later what is left after a kill or an outage, for a day.
 */
export const sendMessageJob: Job<JobContext, Data> = defineJob({
  name: 'send-message',
  batchSize: 1,
  schema: data,
  run: async (context, { messageId }) => {
    const { database, log, services } = context;
    const message = await claimMessage(database, messageId, services.clock.now());
    if (!message) return;
    const mailed = await mailedMessage(context, message);
    if (!mailed) return;
    try {
      const hasRest = await sendTurn(context, message, mailed);
      await releaseMessage(database, messageId);
      if (hasRest)
        await transaction(database, (manager) =>
          services.jobs.enqueue(manager, sendMessageJob, { messageId }),
        );
      else await finishIfDone(database, messageId, services.clock.now());
    } catch (error) {
      // Its claim ends by itself: then it is tried again.
      log.error({ err: error, messageId }, 'a message could not be sent to all of its people yet');
    }
  },
});

/** @returns whether people are left whose mails can be sent now */
async function sendTurn(context: JobContext, message: Message, mailed: MailedMessage): Promise<boolean> {
  const { database, services } = context;
  const endsAt = performance.now() + TURN;
  while (await addRecipients(database, message, services.clock.now()))
    if (performance.now() > endsAt) return true;
  await settleClaims(context, message);
  while (performance.now() < endsAt) {
    const now = services.clock.now();
    const batch = await claimRecipients(database, message, now);
    if (!batch.hasLooked) return false;
    if (batch.recipients.length > 0) await sendBatch(context, message, mailed, batch);
    if (!(await claimMessage(database, message.id, now, message.claimedUntil))) return false;
  }
  return true;
}

/** Null where the event is deleted, or the writer's account: then it reaches no more people. */
async function mailedMessage(
  { database, settings, services }: JobContext,
  { eventId, createdById, subject, text, audience }: Message,
): Promise<MailedMessage | null> {
  const event = await findEvent(database, eventId);
  const writer = createdById === null ? null : await findAccount(database, createdById);
  const { brand, publicUrl } = settings;
  if (!event || !writer) return null;
  const cover = await services.covers(event);
  return { brand, publicUrl, event, subject, text, audience, writer, cover };
}
