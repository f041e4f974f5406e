import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, superuser } from './cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { findPostmaster } from './find-postmaster.js';
import { type Lease, takeLease } from './lease.js';
import { type Launch, launchPostmaster, passingFailure, stopPostmaster } from './postmaster.js';
import { prepareData } from './prepare-data.js';
import { createProductDatabase, productDatabase } from './product-database.js';
import { lastLogLines } from './server-log.js';
import { removeTemporaryData } from './temporary-data.js';

export interface EmbeddedPostgres {
  /** postgres://... of the database `turnout` */
  url: string;
  /** where the data really lie, which is outside of the given folder if PostgreSQL's account cannot enter that */
  dataFolder: string;
  /** Leaves PostgreSQL to other processes that use it, or stops it and waits until it is gone. */
  stop(): Promise<void>;
}

/** How long starting may take, in milliseconds: after a crash PostgreSQL first replays what it had promised to keep. */
const patience = 120_000;

/** How long reasons that pass by themselves may keep it from starting. */
const patienceWithFailures = 30_000;

/**
 * Runs PostgreSQL on the data in `folder`, and makes them if there are none. Processes that give the same folder share
 * one PostgreSQL, and the last one to stop stops it. A process that was killed leaves it running: the next one joins it.
 */
export async function startEmbeddedPostgres(options: {
  /** DATA_DIR as an absolute path */
  folder: string;
  /** for tests: faster, but a power cut spoils the data; those outside of `folder` are removed when it stops */
  throwaway?: boolean;
  log?: (message: string) => void;
}): Promise<EmbeddedPostgres> {
  const { throwaway = false, log = () => undefined } = options;
  const folder = resolve(options.folder);
  const cluster = await prepareData({ folder, throwaway, log });
  const { port, lease } = await joinOrLaunch(cluster);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= leave(cluster, folder, lease);
    return stopping;
  };
  try {
    await createProductDatabase(port, cluster.password);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `postgres://${superuser}:${cluster.password}@127.0.0.1:${port}/${productDatabase}`;
  return { url, dataFolder: cluster.dataFolder, stop };
}

/** PostgreSQL itself lets only one of several that are launched on the same data live; all others join that one. */
async function joinOrLaunch(cluster: Cluster): Promise<{ port: number; lease: Lease }> {
  const started = Date.now();
  let launch: Launch | undefined;
  while (Date.now() - started < patience) {
    const postmaster = await findPostmaster(cluster.dataFolder);
    if (postmaster?.port) {
      const lease = await takeLease(postmaster.port, cluster.password);
      if (lease) return { port: postmaster.port, lease };
    } else if (!postmaster) {
      const failure = await launch?.failure();
      if (failure) {
        const mayPass = passingFailure.test(failure.message) && Date.now() - started < patienceWithFailures;
        if (!mayPass) throw cannotStart(cluster, failure);
        await delay(100);
      }
      if (failure || !launch) launch = await launchPostmaster(cluster);
    }
    await delay(20);
  }
  throw cannotStart(cluster, await lastLogLines(cluster.dataFolder, 0, undefined));
}

function cannotStart(cluster: Cluster, cause: Error): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL cannot start on the database in ${cluster.dataFolder}: put right what the end of its log says, ` +
      'or set DATA_DIR to another folder.',
    { cause },
  );
}

async function leave(cluster: Cluster, folder: string, lease: Lease): Promise<void> {
  if (!(await lease.release())) return;
  await stopPostmaster(cluster);
  if (cluster.throwaway) await removeTemporaryData(folder, cluster.dataFolder);
}
