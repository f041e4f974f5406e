import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlannedFailures } from '../../control/planned-failures.js';
import type { Ledger } from '../ledger/ledger.js';
import { ParameterError } from '../stripe-error.js';
import type { WebhookSender } from '../webhooks/webhook-sender.js';
import { checkKey, type Keys } from './check-key.js';
import { expand } from './expand.js';
import { failOnRequest } from './fail-on-request.js';
import { type Form, parseForm } from './form.js';
import type { ApiAnswer, Idempotency } from './idempotency.js';
import type { Call, Operation } from './operation.js';
import type { RequestLog } from './request-log.js';
import { answerOf, sendAnswer } from './send-answer.js';

export interface StripeParts {
  keys: Keys;
  ledger: Ledger;
  webhooks: WebhookSender;
  requests: RequestLog;
  failures: PlannedFailures;
  idempotency: Idempotency;
}

export type ApiRequest = FastifyRequest<{ Params: { id?: string } }>;

/** Answers one call: by its key, its planned failure and its idempotency key, in that order. */
export async function answerCall(
  operation: Operation,
  request: ApiRequest,
  reply: FastifyReply,
  { keys, ledger, webhooks, requests, failures, idempotency }: StripeParts,
): Promise<FastifyReply> {
  const { method, url, headers, params, body } = request;
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = method === 'GET' ? parseForm(query) : ((body ?? {}) as Form);
  const caller = checkKey(keys, operation, headers.authorization, parameters);
  const key = method === 'POST' && caller === 'secret' ? headers['idempotency-key']?.toString() : undefined;
  if (key !== undefined) reply.header('idempotency-key', key);
  const requestId = String(reply.getHeader('request-id'));
  const failure = failures.takeForStripe(operation.name);
  const entry = requests.begin({
    id: requestId,
    at: new Date().toISOString(),
    operation: operation.name,
    method,
    path,
    caller,
    idempotencyKey: key ?? null,
    status: null,
    replayed: false,
    failure: failure?.how ?? null,
  });

  const call = { ledger, id: params.id ?? '', parameters, caller, webhookUrl: webhooks.url };
  const carryOutOnce = async (wait?: () => Promise<unknown>): Promise<ApiAnswer> => {
    const carryOutThen = async () => {
      await wait?.();
      return carryOut(operation, call);
    };
    try {
      if (key === undefined) return await carryOutThen();
      return await idempotency.once({ key, method, path, parameters, requestId }, carryOutThen);
    } catch (error) {
      return answerOf(error);
    }
  };
  try {
    if (failure) return await failOnRequest(failure, reply, carryOutOnce);
    return sendAnswer(reply, await carryOutOnce());
  } finally {
    entry.status = reply.sent ? null : reply.statusCode;
    entry.replayed = reply.hasHeader('idempotent-replayed');
    requests.ended();
  }
}

/** @throws ParameterError where nothing was begun; every other refusal is an answer */
function carryOut(operation: Operation, call: Call): ApiAnswer {
  try {
    const result = operation.carryOut(call);
    return { status: 200, body: expand(call.ledger, result, call.parameters.expand as string[] | undefined) };
  } catch (error) {
    if (error instanceof ParameterError) throw error;
    return answerOf(error);
  }
}
