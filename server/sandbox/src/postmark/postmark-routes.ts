import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlannedFailures } from '../control/planned-failures.js';
import type { Mailbox } from '../mailbox/mailbox.js';
import { failOnRequest } from './fail-on-request.js';
import type { InactiveRecipients } from './inactive-recipients.js';
import { type PostmarkAnswer, refusals, sendAnswer } from './postmark-answer.js';
import { type IsInactive, receiveBatch, receiveMessage } from './receive-message.js';

interface PostmarkParts {
  serverToken: string;
  mailbox: Mailbox;
  failures: PlannedFailures;
  inactive: InactiveRecipients;
}

const MEGABYTE = 1024 * 1024;

/** The two calls by which mails are sent (https://postmarkapp.com/developer/api/email-api). */
export function answerAsPostmark(app: FastifyInstance, parts: PostmarkParts): void {
  const { mailbox, failures, inactive } = parts;
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', checkToken(parts.serverToken));
  app.setErrorHandler<FastifyError>(answerError);

  const answer = async (
    reply: FastifyReply,
    receive: (isInactive: IsInactive) => Promise<PostmarkAnswer>,
  ) => {
    const how = failures.takeForPostmark();
    if (how === 'inactive') return sendAnswer(reply, await receive(() => true));
    const carryOut = () => receive((address) => inactive.has(address));
    return how ? failOnRequest(how, reply, carryOut) : sendAnswer(reply, await carryOut());
  };
  app.post('/email', { bodyLimit: 10 * MEGABYTE }, (request, reply) =>
    answer(reply, (isInactive) => receiveMessage(request.body, mailbox, isInactive)),
  );
  app.post('/email/batch', { bodyLimit: 50 * MEGABYTE }, (request, reply) =>
    answer(reply, (isInactive) => receiveBatch(request.body, mailbox, isInactive)),
  );
}

function checkToken(serverToken: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = request.headers['x-postmark-server-token'];
    if (!token) await sendAnswer(reply, refusals.noToken);
    else if (token !== serverToken) await sendAnswer(reply, refusals.wrongToken);
  };
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  switch (error.statusCode) {
    case 400:
      return sendAnswer(reply, refusals.unreadable);
    case 413:
      return sendAnswer(reply, refusals.tooLarge);
    case 415:
      return sendAnswer(reply, refusals.notJson);
    default:
      request.log.error({ err: error }, 'sandbox: a mail could not be taken');
      return sendAnswer(reply, refusals.broken);
  }
}
