import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOfToken } from '../features/accounts/token-hash.js';
import { mailEvent, noteMailEvent } from '../features/messages/note-mail-event.js';
import { replyWithError } from '../platform/http/error-reply.js';
import type { ProcessContext } from './request-context.js';

export const POSTMARK_WEBHOOK_PATH = '/webhooks/postmark';

/** A bounce carries the beginning of the mail that came back. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * Receives what Postmark tells of mails. Postmark signs nothing: it sends the secret as the password of Basic authentication, which
 * stands in the address of the webhook (https://postmarkapp.com/developer/webhooks/webhooks-overview). Anything but 200 is told
 * again.
 */
export function registerPostmarkWebhookRoute(
  http: FastifyInstance,
  secret: string,
  context: ProcessContext,
): void {
  http.post(
    POSTMARK_WEBHOOK_PATH,
    {
      bodyLimit: MAX_BODY_BYTES,
      // Before the body is read: a stranger makes us store and compare nothing.
      onRequest: async (request, reply) => {
        if (isPasswordOf(request, secret)) return;
        request.log.warn({ networkAddress: request.ip }, 'a webhook was refused');
        reply.header('www-authenticate', 'Basic realm="webhooks"');
        await replyWithError(reply, 401, 'UNAUTHENTICATED', 'The password of this webhook is wrong');
      },
    },
    async (request) => {
      // Other events are none that are asked for: they need not be told again.
      const event = mailEvent.safeParse(request.body);
      if (event.success) await noteMailEvent(context, event.data);
      return { received: true };
    },
  );
}

/** Hashes have one length, so that the time of the comparison says nothing of the secret. */
function isPasswordOf({ headers: { authorization = '' } }: FastifyRequest, secret: string): boolean {
  const [, encoded = ''] = /^Basic ([\w+/=-]+)$/i.exec(authorization) ?? [];
  const [, given = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return timingSafeEqual(hashOfToken(given), hashOfToken(secret));
}
