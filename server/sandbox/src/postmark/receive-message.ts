import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Store } from '../store.js';
import { checkMessage, recipientsOf } from './check-message.js';
import { type Message, messageShape } from './mail.js';
import type { MessageResult } from './message-result.js';
import type { OutboundMessages } from './search-mails.js';

/** Whether Postmark delivers nothing to an address, which is in lower case. */
export type IsInactive = (address: string) => boolean;

const MAX_MESSAGES = 500;

export async function receiveMessage(
  body: unknown,
  store: Store,
  isInactive: IsInactive,
): Promise<PostmarkAnswer> {
  const message = messageShape.safeParse(body);
  if (!message.success) return errorAnswers.wrongFields;
  const result = await receive(message.data, store, isInactive);
  return { status: result.ErrorCode === 0 ? 200 : 422, body: result };
}

/** Each message is accepted or refused for itself, and the answer as a whole is a success. */
export async function receiveBatch(
  body: unknown,
  store: Store,
  isInactive: IsInactive,
): Promise<PostmarkAnswer> {
  const messages = messageShape.array().safeParse(body);
  if (!messages.success) return errorAnswers.wrongFields;
  if (messages.data.length > MAX_MESSAGES) return errorAnswers.tooManyMessages;
  const results: MessageResult[] = [];
  for (const message of messages.data) results.push(await receive(message, store, isInactive));
  return { status: 200, body: results };
}

const WHY_INACTIVE =
  'Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression.';

async function receive(message: Message, store: Store, isInactive: IsInactive): Promise<MessageResult> {
  const problem = checkMessage(message);
  if (problem) return problem;

  const recipients = recipientsOf(message);
  const inactive = recipients.filter(isInactive);
  const found = inactive.join(', ');
  if (inactive.length === recipients.length) {
    const what = 'You tried to send to recipient(s) that have been marked as inactive.';
    return { ErrorCode: 406, Message: `${what} Found inactive addresses: ${found}. ${WHY_INACTIVE}` };
  }

  const MessageID = randomUUID();
  const ReceivedAt = new Date().toISOString();
  store.mails.save({ MessageID, ReceivedAt, ...message });
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

export interface PostmarkAnswer {
  status: number;
  body: MessageResult | MessageResult[] | OutboundMessages;
}

/** https://postmarkapp.com/developer/api/overview, HTTP response codes and API error codes. */
export const errorAnswers = {
  noToken: errorAnswer(
    401,
    10,
    'No Account or Server API tokens were supplied in the HTTP headers. ' +
      'Please add a header for either X-Postmark-Server-Token or X-Postmark-Account-Token.',
  ),
  wrongToken: errorAnswer(401, 10, 'Request does not contain a valid Server token.'),
  maintenance: errorAnswer(503, 100, 'The Postmark API is offline for maintenance.'),
  unreadable: errorAnswer(422, 402, 'Received invalid JSON input.'),
  wrongFields: errorAnswer(422, 403, 'The JSON input does not contain the fields that are expected.'),
  notJson: errorAnswer(415, 409, 'The Content-Type header must be application/json.'),
  tooManyMessages: errorAnswer(422, 410, 'You may only send up to 500 messages in a single batched request.'),
  tooLarge: errorAnswer(413, 300, 'The request is larger than the size limit.'),
  tooFast: errorAnswer(429, 429, 'Rate limit exceeded. Requests come at a rate that exceeds our limits.'),
  broken: errorAnswer(500, 500, 'Internal Server Error'),
};

function errorAnswer(status: number, ErrorCode: number, Message: string): PostmarkAnswer {
  return { status, body: { ErrorCode, Message } };
}

export function sendAnswer(reply: FastifyReply, { status, body }: PostmarkAnswer): FastifyReply {
  if ('ErrorCode' in body) reply.header('x-pm-apierrorcode', body.ErrorCode);
  return reply.code(status).send(body);
}

/** Addresses that bounced once, so that Postmark delivers nothing to them any more. */
export class InactiveRecipients {
  readonly #addresses = new Set<string>();

  list(): string[] {
    return [...this.#addresses];
  }

  /** @param address in lower case */
  add(address: string): void {
    this.#addresses.add(address);
  }

  clear(): void {
    this.#addresses.clear();
  }

  /** @param address in lower case */
  has(address: string): boolean {
    return address.endsWith('@inactive.test') || this.#addresses.has(address);
  }
}
