import { isDeepStrictEqual } from 'node:util';
import { type ExecutionResult, execute, type GraphQLError } from 'graphql';
import { print } from 'graphql-sse';
import type { Context } from '../../features/context.js';
import type { LiveContext } from '../../features/live/subscriber.js';
import { type LiveChange, MissedChangesError } from '../../features/live/watchers.js';
import { asRequest } from '../../platform/database/admission/request-state.js';
import { ExpectedError } from '../../platform/errors/request-errors.js';
import { formatResult } from '../../platform/graphql/format-errors.js';
import { asGraphQLError } from '../../platform/graphql/graphql-error.js';
import type { CostBudget } from '../../platform/graphql/limits/cost-budget.js';
import { keysOf } from '../../platform/graphql/limits/cost-limit.js';
import { Loaders } from '../../platform/graphql/loaders.js';
import type { SubscriptionSlot } from '../../platform/graphql/prepare-subscription.js';
import type { ApiContext } from '../request-context.js';
import type { OpenStream } from './open-streams.js';

export type Subscription = NonNullable<SubscriptionSlot['subscription']>;

/** The parts from which the stream of a subscription is made. */
export interface Subscribed {
  subscription: Subscription;
  context: ApiContext & Pick<LiveContext, 'live'>;
  stream: OpenStream;
  /** Why it ended, where that was not of itself: `cut` without a word. */
  ending: { because?: ExpectedError | 'cut' };
  changes: AsyncIterable<LiveChange> | { errors: readonly GraphQLError[] };
  /** Notes in the stream whom it stands for by now. @throws RequestError UNAUTHENTICATED when it stands for nobody */
  admit: (stream: OpenStream) => Promise<void>;
}

/**
 * The messages of a subscription, as the protocol of GraphQL over SSE has them for distinct connections: `next` for
 * each change, and `complete`. Without that a reader connects again.
 */
export async function* subscriptionMessages(
  { context, changes, ending, ...subscribed }: Subscribed,
  budget: CostBudget,
): AsyncGenerator<string> {
  if ('errors' in changes) {
    yield next(changes, context);
    yield print({ event: 'complete', data: null });
    return;
  }
  try {
    for await (const change of changes) {
      const result = await admittedAnswer({ ...subscribed, context, change }, budget);
      if (result) yield next(result, context);
    }
  } catch (error) {
    if (error instanceof MissedChangesError) return;
    if (!(error instanceof ExpectedError)) throw error;
    ending.because = error;
  }
  const { because } = ending;
  if (because === 'cut') return;
  if (because) yield next({ errors: [asGraphQLError(because)] }, context);
  yield print({ event: 'complete', data: null });
}

type Message = Pick<Subscribed, 'subscription' | 'context' | 'stream' | 'admit'> & { change: LiveChange };

/**
 * A message that may go out. The credential is looked at last: a log-out may be answered, by any process, while the
 * message is made. A message that was made with other rights than the viewer has by now is made again.
 * @returns null where the change is not shown to the viewer
 */
async function admittedAnswer(message: Message, budget: CostBudget): Promise<ExecutionResult | null> {
  const { stream, admit } = message;
  while (true) {
    const { caller } = stream;
    const result = await answer(message, budget);
    await admit(stream);
    if (isDeepStrictEqual(caller, stream.caller)) return result;
  }
}

/** @throws RateLimitedError when the subscriber's budget has nothing left for it */
async function answer(
  {
    subscription: { cost, ...subscription },
    stream: { caller, payers },
    context: given,
    change,
  }: Omit<Message, 'admit'>,
  budget: CostBudget,
): Promise<ExecutionResult | null> {
  budget.spend(keysOf(payers), cost);
  // Nothing that was loaded for another message may be shown in this one.
  const context: Subscribed['context'] = {
    ...given,
    ...caller,
    loaders: new Loaders<Context>(() => context),
  };
  const message = async () => {
    const { row, isShownTo } = change;
    if (row && isShownTo && !(await isShownTo(context, row))) return null;
    return execute({ ...subscription, rootValue: change, contextValue: context });
  };
  return asRequest('ordinary', message, payers.callerKey ?? payers.networkAddressKey);
}

function next(result: ExecutionResult, context: ApiContext): string {
  return print({ event: 'next', data: formatResult(result, context) as ExecutionResult });
}
