import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSourceEventStream, type GraphQLError } from 'graphql';
import type { LiveChanges } from '../../features/live/live-changes.js';
import type { LiveChange } from '../../features/live/watchers.js';
import { formatResult } from '../../platform/graphql/format-errors.js';
import type { CostBudget } from '../../platform/graphql/limits/cost-budget.js';
import type { SubscriptionSlot } from '../../platform/graphql/prepare-subscription.js';
import { eventStream, eventStreamHeaders } from '../../platform/http/event-stream.js';
import { apiRequest } from '../api-request.js';
import type { ApiContext } from '../request-context.js';
import { credentialFrom } from '../request-credential.js';
import type { OpenStream, OpenStreams } from './open-streams.js';
import { type Subscribed, type Subscription, subscriptionMessages } from './subscription-messages.js';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface Dependencies {
  live: LiveChanges;
  streams: OpenStreams;
  budget: CostBudget;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;
}

/**
 * Answers subscriptions by server-sent events. Everything up to their execution, and every other operation, is for
 * `answer`, so that the same limits and refusals hold.
 */
export function liveAnswers(dependencies: Dependencies, answer: Handler): Handler {
  return async (request, reply) => {
    if (!asksForStream(request)) return answer(request, reply);
    const slot: SubscriptionSlot = { subscription: null };
    apiRequest(request).slot = slot;
    // A refusal is no stream.
    request.headers.accept = 'application/graphql-response+json';
    const text = await answer(request, reply);
    return slot.subscription ? stream(slot.subscription, dependencies, request, reply) : text;
  };
}

async function stream(
  subscription: Subscription,
  { live, streams, budget, contextOf }: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.removeHeader('content-length');
  const context = { ...(await contextOf(request, reply)), live };
  await live.ready();
  const ending: Subscribed['ending'] = {};
  let changes: Subscribed['changes'] | null = null;
  const opened: OpenStream = {
    payers: context.costPayers,
    credential: credentialFrom(request, context),
    caller: { viewer: context.viewer, doorPass: context.doorPass ?? null },
    end: (refusal) => {
      ending.because ??= refusal ?? 'cut';
      stop(changes);
    },
  };
  const remove = streams.add(opened);
  try {
    const source = await createSourceEventStream({ ...subscription, contextValue: context });
    changes =
      'errors' in source && source.errors ? { errors: source.errors } : (source as AsyncIterable<LiveChange>);
  } catch (error) {
    remove();
    throw error;
  }
  if ('errors' in changes && changes.errors.some(isWrongInput)) {
    remove();
    return reply.code(400).send(JSON.stringify(formatResult(changes, context)));
  }
  if (ending.because) stop(changes);
  const admit = (each: OpenStream) => streams.admit(each);
  const subscribed = { subscription, context, stream: opened, ending, changes, admit };
  const body = eventStream(subscriptionMessages(subscribed, budget)).once('close', () => {
    remove();
    stop(changes);
  });
  return reply.code(200).headers(eventStreamHeaders).send(body);
}

/** It refuses a request as a whole, as for every other operation. */
const isWrongInput = ({ extensions }: GraphQLError) => extensions.code === 'BAD_USER_INPUT';

/** Lets a wait for the next change end at once. */
function stop(changes: Subscribed['changes'] | null): void {
  if (changes && Symbol.asyncIterator in changes) void changes[Symbol.asyncIterator]().return?.();
}

/**
 * Some clients take a stream with every request, so the word must be there, too. The document says whether it is a
 * subscription.
 */
function asksForStream({ headers, body }: FastifyRequest): boolean {
  const { query } = (body ?? {}) as { query?: unknown };
  const takesStream = headers.accept?.includes('text/event-stream') ?? false;
  return takesStream && typeof query === 'string' && /\bsubscription\b/.test(query);
}
