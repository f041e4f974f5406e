import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Models } from 'postmark';
import type { PlannedFailures, PostmarkFailureKind } from '../fault-injection.js';
import { sendGarbage, sendHalf } from '../faulty-answers.js';
import type { Store } from '../store.js';
import {
  errorAnswers,
  type InactiveRecipients,
  type IsInactive,
  type PostmarkAnswer,
  receiveBatch,
  receiveMessage,
  sendAnswer,
} from './receive-message.js';
import { searchMails } from './search-mails.js';

interface PostmarkDependencies {
  serverToken: string;
  store: Store;
  failures: PlannedFailures;
  inactive: InactiveRecipients;
}

const MEGABYTE = 1024 * 1024;

/** The two calls by which mails are sent (https://postmarkapp.com/developer/api/email-api), the search for sent ones, and the one about the server. */
export function registerPostmarkRoutes(app: FastifyInstance, deps: PostmarkDependencies): void {
  const { store, failures, inactive } = deps;
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', checkToken(deps.serverToken));
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
    answer(reply, (isInactive) => receiveMessage(request.body, store, isInactive)),
  );
  app.get('/messages/outbound', (request, reply) =>
    answer(reply, async () => ({ status: 200, body: searchMails(request.query, store) })),
  );
  app.get('/server', () => describeServer(deps.serverToken));
  app.post('/email/batch', { bodyLimit: 50 * MEGABYTE }, (request, reply) =>
    answer(reply, (isInactive) => receiveBatch(request.body, store, isInactive)),
  );
}

/** The fields that the product reads of it (https://postmarkapp.com/developer/api/server-api). */
function describeServer(serverToken: string): Pick<Models.Server, 'ID' | 'Name' | 'ApiTokens'> {
  return { ID: 1, Name: 'Sandbox', ApiTokens: [serverToken] };
}

function checkToken(serverToken: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = request.headers['x-postmark-server-token'];
    if (!token) await sendAnswer(reply, errorAnswers.noToken);
    else if (token !== serverToken) await sendAnswer(reply, errorAnswers.wrongToken);
  };
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  switch (error.statusCode) {
    case 400:
      return sendAnswer(reply, errorAnswers.unreadable);
    case 413:
      return sendAnswer(reply, errorAnswers.tooLarge);
    case 415:
      return sendAnswer(reply, errorAnswers.notJson);
    default:
      request.log.error({ err: error }, 'sandbox: a mail could not be taken');
      return sendAnswer(reply, errorAnswers.broken);
  }
}

/**
 * Fails in the way that was asked for.
 * @param carryOut does what the call asks for, for failures in which only the answer is lost
 */
async function failOnRequest(
  how: Exclude<PostmarkFailureKind, 'inactive'>,
  reply: FastifyReply,
  carryOut: () => Promise<PostmarkAnswer>,
): Promise<FastifyReply> {
  switch (how) {
    case '500':
      return sendAnswer(reply, errorAnswers.broken);
    case '429':
      return sendAnswer(reply, errorAnswers.tooFast);
    case '503':
      return sendAnswer(reply, errorAnswers.maintenance);
    case 'garbage':
      return sendGarbage(reply);
    case 'timeout':
      return reply.hijack();
    case 'timeout-after':
      await carryOut();
      return reply.hijack();
    case 'half':
      return sendHalf(reply, await carryOut());
  }
}
