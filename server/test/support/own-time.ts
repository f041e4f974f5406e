import { performance } from 'node:perf_hooks';

/**
 * Seconds that `run` takes where nothing else competes for the processor: the processor's time of this process, and the
 * time in which it waits, for the database and for timers. On a machine of its own these are the seconds of a clock.
 */
export async function ownTime(run: () => Promise<unknown>): Promise<number> {
  const [cpuBefore, loopBefore] = [process.cpuUsage(), performance.eventLoopUtilization()];
  await run();
  const { user, system } = process.cpuUsage(cpuBefore);
  const { idle } = performance.eventLoopUtilization(loopBefore);
  return (user + system) / 1e6 + idle / 1e3;
}
