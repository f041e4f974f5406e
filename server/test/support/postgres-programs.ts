import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
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
import { afterFile } from './after-file.js';

/** Of pg_dump in the path; 0 where there is none. */
export const pgDumpVersion = await run('pg_dump', ['--version']).then(
  (printed) => Number(/(\d+)/.exec(printed)?.[1]),
  () => 0,
);

/** Where Debian has the server of that version. */
const folder = `/usr/lib/postgresql/${pgDumpVersion}`;
export const hasMatchingPostgres = await run(`${folder}/bin/postgres`, ['--version']).then(
  () => true,
  () => false,
);

/** The reason of a test that needs both and is skipped. */
export const skipReason = hasMatchingPostgres
  ? ''
  : ' (skipped: Debian’s postgresql is not installed in the version of pg_dump)';

export interface DebianPostgres {
  /** As superuser. */
  query(sql: string): Promise<object[]>;
  /** The address of a new database of the role `product`. */
  newDatabase(): Promise<string>;
}

/** A PostgreSQL of the version of pg_dump in the path: that of the embedded one may be newer. It ends with the test file. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const parent = await mkdtemp(join(tmpdir(), 'turnout-debian-'));
  const dataFolder = join(parent, 'data');
  const account = await chooseOperatingAccount();
  if (account) await run('chown', [`${account.uid}:${account.gid}`, parent]);
  const initdb = ['--pgdata', dataFolder, '--username=super', '--auth=trust', '--no-sync', '--encoding=UTF8'];
  await run(`${folder}/bin/initdb`, initdb, { account });
  const binaries = { folder, packageVersion: String(pgDumpVersion) };
  const cluster: Cluster = { dataFolder, binaries, account, durable: false };
  await startPostmaster(cluster);
  const port = await findPort(dataFolder);
  const admin = new pg.Client({ connectionString: `postgres://super@127.0.0.1:${port}/postgres` });
  await admin.connect();
  await admin.query(`CREATE ROLE product LOGIN PASSWORD 'pass word'`);
  afterFile(async () => {
    await admin.end();
    await stopPostmaster(cluster);
    await rm(parent, { recursive: true, force: true });
  });
  let count = 0;
  return {
    query: async (sql) => (await admin.query(sql)).rows,
    newDatabase: async () => {
      const name = `made_${++count}`;
      await admin.query(`CREATE DATABASE ${name} OWNER product`);
      return `postgres://product:pass%20word@127.0.0.1:${port}/${name}`;
    },
  };
}
