import type { Log } from './log.js';
import { watchParentProcess } from './parent-process-watch.js';

/**
 * Stops the process once, in order, for a signal, an uncaught error, or the end of the process that started it.
 * Further signals change nothing: stopping has its own time limit, and a process that left at once would leave its
 * database running (which is why this is not close-with-grace, where a second signal ends the process).
 * @param timeout milliseconds after which the process ends whatever is left to do
 */
export async function stopGracefully(stop: () => Promise<void>, timeout: number, log: Log): Promise<void> {
  let stopping = false;
  const begin = async (exitCode: number, why: object) => {
    if (stopping) return;
    stopping = true;
    log[exitCode === 0 ? 'info' : 'fatal'](why, 'stopping');
    setTimeout(() => process.exit(1), timeout).unref();
    await stop().catch((err: unknown) => log.error({ err }, 'could not stop in order'));
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => begin(0, { signal }));
  process.on('uncaughtException', (err) => begin(1, { err }));
  process.on('unhandledRejection', (err) => begin(1, { err }));
  await watchParentProcess(() => begin(0, { reason: 'the process that started this one has ended' }));
}
