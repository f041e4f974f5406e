import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSourceEventStream } from 'graphql';
import { type Credential, credentialOf } from '../../features/accounts/credentials.js';
import type { LiveChange, LiveChanges } from '../../features/sign-ups/live-changes.js';
import type { CostBudget } from '../../platform/graphql/cost-budget.js';
import type { SubscriptionSlot } from '../../platform/graphql/prepare-subscription.js';
import { eventStream, eventStreamHeaders } from '../../platform/http/event-stream.js';
import { accessTokenOf } from '../access-token.js';
import type { ApiContext } from '../request-context.js';
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
 * Answers subscriptions by server-sent events. Everything up to their execution, and every other operation, is for the
 * usual handler, so that the same limits and refusals hold.
 */
export class LiveAnswers {
  readonly #slots = new WeakMap<FastifyRequest, SubscriptionSlot>();

  constructor(private readonly dependencies: Dependencies) {}

  /** The place for the subscription of a request that takes a stream. */
  slotOf(request: FastifyRequest): SubscriptionSlot | undefined {
    return this.#slots.get(request);
  }

  inFrontOf(answer: Handler): Handler {
    return async (request, reply) => {
      if (!asksForStream(request)) return answer(request, reply);
      const slot: SubscriptionSlot = { subscription: null };
      this.#slots.set(request, slot);
      // A refusal is no stream.
      request.headers.accept = 'application/graphql-response+json';
      const text = await answer(request, reply);
      return slot.subscription ? this.#stream(slot.subscription, request, reply) : text;
    };
  }

  async #stream(subscription: Subscription, request: FastifyRequest, reply: FastifyReply) {
    const { live, streams, budget, contextOf } = this.dependencies;
    reply.removeHeader('content-length');
    const context = { ...(await contextOf(request, reply)), live };
    await live.ready();
    const ending: Subscribed['ending'] = {};
    let changes: Subscribed['changes'] | null = null;
    const stream: OpenStream = {
      payers: context.costPayers,
      credential: credentialFrom(request, context),
      viewer: context.viewer,
      end: (refusal) => {
        ending.because ??= refusal ?? 'cut';
        stop(changes);
      },
    };
    const remove = streams.add(stream);
    try {
      const source = await createSourceEventStream({ ...subscription, contextValue: context });
      changes =
        'errors' in source && source.errors
          ? { errors: source.errors }
          : (source as AsyncIterable<LiveChange>);
    } catch (error) {
      remove();
      throw error;
    }
    if (ending.because) stop(changes);
    const messages = subscriptionMessages({ subscription, context, stream, ending, changes }, budget);
    const body = eventStream(messages).once('close', () => {
      remove();
      stop(changes);
    });
    return reply.code(200).headers(eventStreamHeaders).send(body);
  }
}

/** Lets a wait for the next change end at once. */
function stop(changes: Subscribed['changes'] | null): void {
  if (changes && Symbol.asyncIterator in changes) void changes[Symbol.asyncIterator]().return?.();
}

/** Some clients take a stream with every request, so the word must be there, too. What it is, the document says. */
function asksForStream({ headers, body }: FastifyRequest): boolean {
  const { query } = (body ?? {}) as { query?: unknown };
  const takesStream = headers.accept?.includes('text/event-stream') ?? false;
  return takesStream && typeof query === 'string' && /\bsubscription\b/.test(query);
}

function credentialFrom(request: FastifyRequest, { viewer, browserSession }: ApiContext): Credential | null {
  if (!viewer) return null;
  const secret = accessTokenOf(request);
  if (secret !== null) return credentialOf('access token', secret);
  return browserSession.token === undefined ? null : credentialOf('session', browserSession.token);
}
