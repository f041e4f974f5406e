import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createData, findData, makeUsable, openFolder, PASSWORD_FILE, SUPERUSER } from './data-folder.js';
import { lockData } from './data-lock.js';
import { binariesForAccount, findNativeBinaries } from './native-binaries.js';
import { chooseOperatingAccount } from './operating-account.js';
import {
  type Cluster,
  cannotStart,
  findPort,
  START_TIMEOUT,
  startPostmaster,
  stopPostmaster,
} from './postmaster.js';
import { openProductDatabase, urlOf } from './product-database.js';
import { reviverOf } from './reviver.js';

export interface EmbeddedPostgres {
  /** postgres://... of the product's database, as the plain role that owns it. */
  url: string;
  /** The same server as its superuser, for tests that create databases. */
  superuserUrl: string;
  /** Where the data really lies: outside of the given folder if PostgreSQL's account cannot enter that. */
  dataFolder: string;
  /** Stops PostgreSQL and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Runs PostgreSQL on the data in `folder`, and creates the data if there is none. One process at a time uses a folder.
 * A process that was killed leaves PostgreSQL running; the next one takes it over.
 * PostgreSQL that ends under the process is started again at the same address, as soon as that works.
 * @param options `folder` is DATA_DIR; `durable: false` is faster, but a power cut spoils the data; `report` is told once
 *   why PostgreSQL that has ended does not start again yet
 * @throws StartError with one sentence for the person who started the process
 */
export async function startEmbeddedPostgres(options: {
  folder: string;
  durable?: boolean;
  report?: (reason: unknown) => void;
}): Promise<EmbeddedPostgres> {
  const folder = await openFolder(resolve(options.folder));
  const cluster = await prepareCluster(folder, options.durable ?? true);
  const { dataFolder } = cluster;
  const password = (await readFile(join(dataFolder, PASSWORD_FILE), 'utf8')).trim();
  const superuserUrl = (port: number) => urlOf(SUPERUSER, password, port, 'postgres');
  const stopping = new AbortController();
  const { signal } = stopping;
  const reviver = reviverOf(cluster, signal, options.report);
  const port = await startAndLock(cluster, (at) =>
    lockData(superuserUrl(at), folder, { signal, revive: () => reviver.revive(at) }),
  );
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopping.abort();
    // A PostgreSQL that is being started would outlive the process.
    stopped ??= reviver.idle().then(() => stopPostmaster(cluster));
    return stopped;
  };
  try {
    const url = await openProductDatabase(port, password);
    return { url, superuserUrl: superuserUrl(port), dataFolder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepareCluster(folder: string, durable: boolean): Promise<Cluster> {
  const installed = await findNativeBinaries();
  let dataFolder = await findData(folder);
  const account = await chooseOperatingAccount(dataFolder);
  const programs = { binaries: await binariesForAccount(installed, account), account };
  dataFolder ??= await createData(folder, programs);
  await makeUsable(dataFolder, programs);
  return { dataFolder, ...programs, durable };
}

/** PostgreSQL itself lets only one of several that start on the same data live; the lock says whose it is. */
async function startAndLock(cluster: Cluster, lock: (port: number) => Promise<boolean>): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT * 1000;
  while (Date.now() < deadline) {
    const port = await findPort(cluster.dataFolder);
    if (port === undefined && (await startPostmaster(cluster))) continue;
    if (port && (await lock(port))) return port;
    await delay(100);
  }
  throw cannotStart(cluster.dataFolder);
}
