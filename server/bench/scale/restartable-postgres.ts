import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD_FILE, SUPERUSER } from '../../src/platform/database/embedded-postgres/data-folder.js';
import {
  binariesForAccount,
  findNativeBinaries,
} from '../../src/platform/database/embedded-postgres/native-binaries.js';
import {
  chooseOperatingAccount,
  run,
} from '../../src/platform/database/embedded-postgres/operating-account.js';
import {
  type Cluster,
  findPort,
  startPostmaster,
  stopPostmaster,
} from '../../src/platform/database/embedded-postgres/postmaster.js';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres/start-embedded-postgres.js';

/** A PostgreSQL that processes connect to, and that goes and comes back at the same address. */
export interface RestartablePostgres {
  /** Of the product's database, as the role that owns it. */
  url: string;
  superuserUrl: string;
  /** Ends it as a crash of the machine does. */
  kill(): Promise<void>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
  /** After `kill` or `stop`. */
  start(): Promise<void>;
}

/** One in a temporary folder, not running yet. */
export async function createCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'turnout-cluster-'));
  await run('chmod', ['755', folder]);
  const { url, dataFolder, stop } = await startEmbeddedPostgres({ folder, durable: false });
  await stop();
  const account = await chooseOperatingAccount(dataFolder);
  const binaries = await binariesForAccount(await findNativeBinaries(), account);
  const cluster: Cluster = { dataFolder, binaries, account, durable: false };
  const remove = async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { folder, url, cluster, remove };
}

/** @param productUrl as which role, and of which database, `url` is; its port is another cluster's */
export async function startCluster(cluster: Cluster, productUrl: string): Promise<RestartablePostgres> {
  await startPostmaster(cluster);
  const port = await findPort(cluster.dataFolder);
  const password = (await readFile(join(cluster.dataFolder, PASSWORD_FILE), 'utf8')).trim();
  return {
    url: Object.assign(new URL(productUrl), { port: String(port) }).href,
    superuserUrl: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
    kill: () => stopPostmaster(cluster, 'immediate'),
    start: async () => void (await startPostmaster(cluster, port)),
    stop: () => stopPostmaster(cluster),
  };
}
