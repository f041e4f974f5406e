import type { FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import type { PlannedFailures, StripeFailureKind } from '../../fault-injection.js';
import type { RequestLog } from '../../request-log.js';
import type { Store } from '../../store.js';
import { ParameterError, StripeError } from '../stripe-error.js';
import type { WebhookSender } from '../webhooks/webhook-sender.js';
import { answerOf, failOnRequest, sendAnswer } from './fail-on-request.js';
import type { ApiAnswer, Idempotency } from './idempotency.js';
import { expand } from './list.js';
import { type Form, parseForm } from './parameters.js';

/** A call that was understood, and whose caller may make it. */
export interface Call {
  store: Store;
  /** The id in the path, where it has one. */
  id: string;
  parameters: Record<string, unknown>;
  /** The browser's key opens one payment intent only, with its client secret. */
  caller: 'secret' | 'publishable';
  webhookUrl: string | null;
}

/** The fields of a payment intent that a browser may know. */
type ShownIntent = Pick<Stripe.PaymentIntent, 'id' | 'object' | 'status' | 'client_secret'>;

/** In the types of Stripe's client, so that the compiler says where an answer differs. */
export type StripeAnswer =
  | ShownIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Event
  | Stripe.Balance
  | Stripe.PaymentMethodDomain
  | Stripe.ApiList<
      | Stripe.PaymentIntent
      | Stripe.Charge
      | Stripe.Refund
      | Stripe.Dispute
      | Stripe.Event
      | Stripe.WebhookEndpoint
      | Stripe.PaymentMethodDomain
    >
  | Pick<Stripe.Account, 'id' | 'object'>;

export interface Operation {
  /** As the SDK calls it. */
  name: string;
  method: 'GET' | 'POST';
  path: string;
  /** Whether a browser may call it. */
  fromBrowser?: boolean;
  /** @throws StripeError */
  carryOut(call: Call): StripeAnswer;
}

/** A request of the product, or of a browser, to Stripe. */
export interface StripeRequest {
  id: string;
  /** ISO 8601. */
  at: string;
  operation: string;
  method: string;
  path: string;
  caller: 'secret' | 'publishable';
  idempotencyKey: string | null;
  /** Null where no answer was given. */
  status: number | null;
  /** Whether the answer was an earlier one's, by its key. */
  replayed: boolean;
  /** How it was made to fail. */
  failure: StripeFailureKind | null;
}

export interface StripeDependencies {
  keys: Keys;
  store: Store;
  webhooks: WebhookSender;
  requests: RequestLog<StripeRequest>;
  failures: PlannedFailures;
  idempotency: Idempotency;
}

export type ApiRequest = FastifyRequest<{ Params: { id?: string } }>;

/** Answers one call: by its key, its planned failure and its idempotency key, in that order. */
export async function answerCall(
  operation: Operation,
  request: ApiRequest,
  reply: FastifyReply,
  { keys, store, webhooks, requests, failures, idempotency }: StripeDependencies,
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

  const call = { store, id: params.id ?? '', parameters, caller, webhookUrl: webhooks.url };
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

/** @throws ParameterError where nothing was begun; every other error is an answer */
function carryOut(operation: Operation, call: Call): ApiAnswer {
  try {
    const result = operation.carryOut(call);
    return { status: 200, body: expand(call.store, result, call.parameters.expand as string[] | undefined) };
  } catch (error) {
    if (error instanceof ParameterError) throw error;
    return answerOf(error);
  }
}

interface Keys {
  secretKey: string;
  publishableKey: string;
}

/**
 * Checks the caller's key. The browser's key may stand in the form as well.
 * @throws StripeError where the key does not open this operation
 */
function checkKey(
  { secretKey, publishableKey }: Keys,
  { fromBrowser }: Operation,
  authorization: string | undefined,
  parameters: Record<string, unknown>,
): Call['caller'] {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? parameters.key;
  if (given === publishableKey && fromBrowser) return 'publishable';
  if (given === publishableKey) {
    const message =
      'This API call cannot be made with a publishable API key. Please use a secret API key. ' +
      'You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.';
    throw new StripeError(message, { status: 401, code: 'secret_key_required' });
  }
  // A key in a form can come from any page; a header that names one cannot.
  if (given === secretKey && authorization !== undefined) return 'secret';
  if (given === undefined) {
    const message =
      'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
      "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
    throw new StripeError(message, { status: 401 });
  }
  throw new StripeError(`Invalid API Key provided: ${masked(String(given))}`, { status: 401 });
}

function masked(key: string): string {
  return `${key.slice(0, 7)}${'*'.repeat(8)}`;
}
