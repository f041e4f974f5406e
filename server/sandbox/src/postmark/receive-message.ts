import { randomUUID } from 'node:crypto';
import { type Message, messageShape } from '../mailbox/mail.js';
import type { Mailbox } from '../mailbox/mailbox.js';
import { recipientsOf } from './addresses.js';
import { checkMessage } from './check-message.js';
import { type MessageResult, type PostmarkAnswer, refusals } from './postmark-answer.js';

/** Whether Postmark delivers nothing to an address, which is in lower case. */
export type IsInactive = (address: string) => boolean;

const MAX_MESSAGES = 500;

export async function receiveMessage(
  body: unknown,
  mailbox: Mailbox,
  isInactive: IsInactive,
): Promise<PostmarkAnswer> {
  const message = messageShape.safeParse(body);
  if (!message.success) return refusals.wrongFields;
  const result = await receive(message.data, mailbox, isInactive);
  return { status: result.ErrorCode === 0 ? 200 : 422, body: result };
}

/** Each message is accepted or refused for itself, and the answer as a whole is a success. */
export async function receiveBatch(
  body: unknown,
  mailbox: Mailbox,
  isInactive: IsInactive,
): Promise<PostmarkAnswer> {
  const messages = messageShape.array().safeParse(body);
  if (!messages.success) return refusals.wrongFields;
  if (messages.data.length > MAX_MESSAGES) return refusals.tooManyMessages;
  const results: MessageResult[] = [];
  for (const message of messages.data) results.push(await receive(message, mailbox, isInactive));
  return { status: 200, body: results };
}

const WHY_INACTIVE =
  'Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression.';

async function receive(message: Message, mailbox: Mailbox, isInactive: IsInactive): Promise<MessageResult> {
  const refusal = checkMessage(message);
  if (refusal) return refusal;

  const recipients = recipientsOf(message);
  const inactive = recipients.filter(isInactive);
  const found = inactive.join(', ');
  if (inactive.length === recipients.length) {
    const what = 'You tried to send to recipient(s) that have been marked as inactive.';
    return { ErrorCode: 406, Message: `${what} Found inactive addresses: ${found}. ${WHY_INACTIVE}` };
  }

  const MessageID = randomUUID();
  const ReceivedAt = new Date().toISOString();
  await mailbox.keep({ MessageID, ReceivedAt, ...message });
  return {
    To: message.To ?? '',
    ...(message.Cc && { Cc: message.Cc }),
    ...(message.Bcc && { Bcc: message.Bcc }),
    SubmittedAt: ReceivedAt,
    MessageID,
    ErrorCode: 0,
    Message: found
      ? `Message OK, but will not deliver to these inactive addresses: ${found}. ${WHY_INACTIVE}`
      : 'OK',
  };
}
