import { once } from 'es-toolkit/function/once';
import type { Errors } from 'postmark';
import { NonRetryableError } from '../../platform/jobs/job.js';
import { inlineOf } from './inline-picture.js';
import { loadPostmark } from './load-postmark.js';
import type { Mail, MailGateway } from './mail-gateway.js';
import { findAccepted, sendBatch } from './postmark-batches.js';

export interface PostmarkSettings {
  serverToken: string;
  /** The sender, `Turnout <events@example.org>`. */
  from: string;
  /** The message stream of mails to many people, `broadcast` unless told: theirs must not delay or block the others. */
  broadcastStream?: string;
  /** Another host than Postmark's own, `localhost:4001`, spoken to without TLS. */
  host?: string;
  /** Seconds that the service has for its answer; 10 unless told. */
  timeout?: number;
}

/** Mail by Postmark (https://postmarkapp.com/developer/api/email-api). */
export function postmarkGateway({
  serverToken,
  from,
  broadcastStream = 'broadcast',
  host,
  timeout = 10,
}: PostmarkSettings): MailGateway {
  const connect = once(async () => {
    const { ServerClient } = await loadPostmark();
    return new ServerClient(serverToken, { timeout, ...(host && { requestHost: host, useHttps: false }) });
  });
  return {
    send: async ({ to, subject, html, text, attachment, pictures = [] }) => {
      const client = await connect();
      try {
        const { ErrorCode } = await client.sendEmail({
          From: from,
          To: to,
          Subject: subject,
          HtmlBody: html,
          TextBody: text,
          MessageStream: 'outbound',
          Attachments: [...(attachment ? [fileOf(attachment)] : []), ...pictures.map(inlineOf)],
        });
        // A proxy in between may say 200 with a page of its own.
        if (ErrorCode !== 0) throw new Error('The answer is not one of Postmark’s');
      } catch (error) {
        throw isRefusedForGood(error, await loadPostmark()) ? new NonRetryableError(reasonOf(error)) : error;
      }
    },
    sendBatch: async (mails) =>
      mails.length === 0 ? [] : sendBatch(await connect(), { from, stream: broadcastStream }, mails),
    findAccepted: async (batchId) => findAccepted(await connect(), broadcastStream, batchId),
  };
}

function fileOf({ name, contentType, content }: NonNullable<Mail['attachment']>) {
  return {
    Name: name,
    ContentType: contentType,
    Content: Buffer.from(content).toString('base64'),
    ContentID: null,
  };
}

/** An address that bounced before or that is none: the same mail will be refused tomorrow (Postmark, API error codes). */
function isRefusedForGood(
  error: unknown,
  { Errors: errors }: Awaited<ReturnType<typeof loadPostmark>>,
): error is Errors.PostmarkError {
  return error instanceof errors.InactiveRecipientsError || error instanceof errors.InvalidEmailRequestError;
}

/** Not Postmark's own message, which names the address: this is logged and stored. */
function reasonOf({ name, code }: Errors.PostmarkError): string {
  return `Postmark takes no mail for this address: ${name}, API error code ${code}`;
}
