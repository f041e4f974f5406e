import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';

const pieces = new PQueue({ concurrency: 1 });

/**
 * Does work that keeps the processor busy for milliseconds, one piece after another: before each, requests have a turn of
 * the event loop. A request takes several turns, so a batch of such work in one of them would hold up all requests.
 */
export function betweenRequests<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  return pieces.add(async () => {
    await nextTurn();
    return work();
  });
}
