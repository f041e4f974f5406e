import type { Models, ServerClient } from 'postmark';
import { inlineOf } from './inline-picture.js';
import { loadPostmark } from './load-postmark.js';
import { type AcceptedMail, type BulkMail, type BulkOutcome, NoneAcceptedError } from './mail-gateway.js';
import { senderName } from './sanitize-header-text.js';

/** The name under which Postmark stores the batch of a mail. */
const BATCH = 'batch';
/**
 * Postmark's API error codes of a mail that it never takes. 300: a field is wrong, whichever. It is not that of the recipient, whose
 * address has the form of one. 406: the address bounced or complained.
 */
const outcomes: Record<number, BulkOutcome> = { 300: 'INVALID', 406: 'REFUSED' };
/** HTTP statuses by which Postmark says that it has not read the call: unprocessable, too many, not now, not you. */
const NOT_READ = [401, 413, 415, 422, 429, 503];

/** As many as a page of Postmark's search has; a batch is smaller. */
const MAX_FOUND = 500;

/** Sends mails by Postmark's batch call (https://postmarkapp.com/developer/api/email-api#send-batch-emails). */
export async function sendBatch(
  client: ServerClient,
  sender: { from: string; stream: string },
  mails: readonly BulkMail[],
): Promise<BulkOutcome[]> {
  const results = await client.sendEmailBatch(mails.map((mail) => messageOf(mail, sender))).catch(rethrow);
  // A proxy in between may say 200 with a page of its own.
  if (!Array.isArray(results) || results.length !== mails.length)
    throw new Error('The answer is not one of Postmark’s');
  return results.map(outcomeOf);
}

async function rethrow(error: unknown): Promise<never> {
  const { Errors } = await loadPostmark();
  if (error instanceof Errors.HttpError && NOT_READ.includes(error.statusCode))
    throw new NoneAcceptedError(`Postmark took no mail: ${error.name}`);
  throw error;
}

function outcomeOf({ ErrorCode, MessageID }: Models.MessageSendingResponse): BulkOutcome {
  if (ErrorCode === 0) return { mailId: MessageID };
  return outcomes[ErrorCode] ?? 'LATER';
}

function messageOf(
  { to, subject, html, text, pictures = [], writer, replyTo, muteUrl, batchId, metadata }: BulkMail,
  { from, stream }: { from: string; stream: string },
): Models.Message {
  return {
    From: senderOf(writer, from),
    To: to,
    ReplyTo: replyTo,
    Subject: subject,
    HtmlBody: html,
    TextBody: text,
    MessageStream: stream,
    Attachments: pictures.map(inlineOf),
    Metadata: { ...metadata, [BATCH]: batchId },
    Headers: [
      { Name: 'List-Unsubscribe', Value: `<${muteUrl}>` },
      { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
    ],
  };
}

/** The writer's name with the product's address. */
function senderOf(writer: string, from: string): string {
  const [, address = from] = /<([^<>]+)>$/.exec(from) ?? [];
  return `"${senderName(writer)}" <${address}>`;
}

/** Asks Postmark which mails of a batch it has (https://postmarkapp.com/developer/api/messages-api). */
export async function findAccepted(
  client: ServerClient,
  stream: string,
  batchId: string,
): Promise<AcceptedMail[]> {
  const { Messages } = await client.getOutboundMessages({
    count: MAX_FOUND,
    offset: 0,
    messageStream: stream,
    [`metadata_${BATCH}`]: batchId,
  });
  if (!Array.isArray(Messages)) throw new Error('The answer is not one of Postmark’s');
  return Messages.map(({ MessageID, Metadata }) => ({ mailId: MessageID, metadata: Metadata }));
}
