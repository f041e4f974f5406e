import { once } from 'node:events';

/** Starts something that the end of the benchmark stops, even when an interruption comes while it is starting. */
export type Hold = <Held>(start: () => Promise<Held>, stop: (held: Held) => Promise<void>) => Promise<Held>;

/**
 * Runs a benchmark, stops what it held, last things first, and ends the process.
 * @param benchmark resolves to whether the product is within its bounds
 */
export async function runBenchmark(benchmark: (hold: Hold) => Promise<boolean>): Promise<never> {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interruption.abort());
  const cleanUp: (() => Promise<unknown>)[] = [];
  const hold: Hold = (start, stop) => {
    interruption.signal.throwIfAborted();
    const starting = start();
    cleanUp.push(() => starting.then(stop, () => {}));
    return starting;
  };
  let isWithinBounds = false;
  try {
    const interrupted = once(interruption.signal, 'abort').then(() => false);
    isWithinBounds = await Promise.race([benchmark(hold), interrupted]);
  } catch (error) {
    console.error(error);
  } finally {
    for (const undo of cleanUp.reverse()) await undo();
  }
  process.exit(isWithinBounds ? 0 : 1);
}
