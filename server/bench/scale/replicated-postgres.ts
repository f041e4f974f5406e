import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
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

/** A PostgreSQL that other processes connect to. */
interface Postgres {
  /** Of the product's database, as the role that owns it. */
  url: string;
  superuserUrl: string;
  /** Ends it as a crash of the machine does. */
  kill(): Promise<void>;
  /** After `kill`, at the same address. */
  start(): Promise<void>;
}

export interface ReplicatedPostgres {
  primary: Postgres;
  replica: Postgres;
  stop(): Promise<void>;
}

/** A primary and its streaming replica, in a temporary folder that is removed when they stop. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'turnout-replicated-'));
  await run('chmod', ['755', folder]);
  const first = await startEmbeddedPostgres({ folder, durable: false });
  await first.stop();
  const account = await chooseOperatingAccount(first.dataFolder);
  const binaries = await binariesForAccount(await findNativeBinaries(), account);
  const cluster = (dataFolder: string): Cluster => ({ dataFolder, binaries, account, durable: false });
  const copy = join(folder, 'replica');
  await cp(first.dataFolder, copy, { recursive: true });
  if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, copy]);
  await run('chmod', ['700', copy]);

  const primary = await startCluster(cluster(first.dataFolder), first.url);
  await commitAsInProduction(primary.superuserUrl);
  await writeFile(join(copy, 'standby.signal'), '');
  await appendFile(
    join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = '${primary.superuserUrl}?application_name=replica'\n`,
  );
  const replica = await startCluster(cluster(copy), first.url);
  return {
    primary,
    replica,
    stop: async () => {
      await Promise.all([replica.stop(), primary.stop()]);
      await rm(folder, { recursive: true, force: true });
      await rm(first.dataFolder, { recursive: true, force: true });
    },
  };
}

/** Where nobody waits for the log to be written, a replica gets it up to 0.2 s later, and would hardly ever be up to date. */
async function commitAsInProduction(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query('ALTER ROLE ALL SET synchronous_commit = on');
  await client.end();
}

/** @param productUrl as which role, and of which database, `url` is; its port is another cluster's */
async function startCluster(cluster: Cluster, productUrl: string) {
  await startPostmaster(cluster);
  const port = await findPort(cluster.dataFolder);
  const password = (await readFile(join(cluster.dataFolder, PASSWORD_FILE), 'utf8')).trim();
  const superuserUrl = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
  return {
    url: Object.assign(new URL(productUrl), { port: String(port) }).href,
    superuserUrl,
    kill: () => stopPostmaster(cluster, 'immediate'),
    start: async () => void (await startPostmaster(cluster, port)),
    stop: () => stopPostmaster(cluster),
  };
}
