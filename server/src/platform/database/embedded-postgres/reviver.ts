import { type Cluster, findPort, startPostmaster } from './postmaster.js';

/**
 * Starts a PostgreSQL again that has ended under the process that uses it.
 * @param report is told why it does not start, once until it does
 */
export function reviverOf(
  cluster: Cluster,
  stopping: AbortSignal,
  report: (reason: unknown) => void = () => {},
) {
  let last: Promise<void> = Promise.resolve();
  let isReported = false;

  const startIfGone = async (port: number): Promise<void> => {
    if ((await findPort(cluster.dataFolder)) !== undefined || stopping.aborted) return;
    try {
      if (await startPostmaster(cluster, port)) isReported = false;
    } catch (reason) {
      // A full disk, for instance: it has room again some time.
      if (!isReported) report(reason);
      isReported = true;
    }
  };

  return {
    /** @param port where its clients look for it */
    revive: (port: number): Promise<void> => {
      last = startIfGone(port);
      return last;
    },
    /** Resolves when no start is under way. */
    idle: (): Promise<void> => last,
  };
}
