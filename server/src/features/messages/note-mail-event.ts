import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import type { BatchContext } from '../context.js';
import { MailProblem } from '../mail-problems/mail-problem.entity.js';
import { endProblem, noteProblem } from '../mail-problems/note-problem.js';
import { Message } from './message.entity.js';
import { MessageRecipient } from './message-recipient.entity.js';

const email = z.string().min(3).max(254);
const metadata = z
  .object({ message: z.uuid().optional().catch(undefined), account: z.uuid().optional().catch(undefined) })
  .catch({ message: undefined, account: undefined });

/** What Postmark tells of a mail, as far as it is read (https://postmarkapp.com/developer/webhooks/webhooks-overview). */
export const mailEvent = z.discriminatedUnion('RecordType', [
  z.object({
    RecordType: z.literal('Bounce'),
    Type: z.string(),
    /** Whether Postmark sends no more to the address. */
    Inactive: z.boolean().default(false),
    Email: email,
    Metadata: metadata,
  }),
  z.object({ RecordType: z.literal('SpamComplaint'), Email: email, Metadata: metadata }),
  z.object({
    RecordType: z.literal('SubscriptionChange'),
    Recipient: email,
    SuppressSending: z.boolean(),
  }),
]);
export type MailEvent = z.output<typeof mailEvent>;

/** Bounces after which no mail will arrive (https://postmarkapp.com/developer/api/bounce-api, bounce types). */
const FINAL = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'];

/** Stores what the mail service tells of a mail. It tells it again until it is answered: twice is once. */
export async function noteMailEvent(
  { database, services: { clock } }: Pick<BatchContext, 'database' | 'services'>,
  event: MailEvent,
): Promise<void> {
  const now = clock.now();
  await transaction(database, async (manager) => {
    if (event.RecordType === 'SubscriptionChange') {
      if (!event.SuppressSending) await endProblem(manager, event.Recipient);
      return;
    }
    if (event.RecordType === 'SpamComplaint') {
      await noteProblem(manager, event.Email, MailProblem.COMPLAINED, now);
      return;
    }
    // A mailbox that is full today may take a mail tomorrow.
    if (!event.Inactive && !FINAL.includes(event.Type)) return;
    await noteProblem(manager, event.Email, MailProblem.BOUNCED, now);
    await noteBounce(manager, event.Metadata);
  });
}

/** The mail of a message that came back. Its result may not be stored yet. */
async function noteBounce(
  manager: EntityManager,
  { message: messageId, account: accountId }: { message?: string | undefined; account?: string | undefined },
): Promise<void> {
  if (!messageId || !accountId) return;
  const lock = { mode: 'pessimistic_write' } as const;
  const where = { messageId, accountId, state: In(['SENT', 'CLAIMED']) };
  const recipient = await manager.findOne(MessageRecipient, { where, lock });
  if (!recipient) return;
  await manager.update(MessageRecipient, { messageId, accountId }, { state: 'BOUNCED' });
  await manager.increment(Message, { id: messageId }, 'bouncedCount', 1);
  if (recipient.state === 'SENT') await manager.decrement(Message, { id: messageId }, 'sentCount', 1);
}
