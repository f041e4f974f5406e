import { appendFile, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { run } from '../../src/platform/database/embedded-postgres/operating-account.js';
import { createCluster, type RestartablePostgres, startCluster } from './restartable-postgres.js';

export interface ReplicatedPostgres {
  primary: RestartablePostgres;
  replica: RestartablePostgres;
  stop(): Promise<void>;
}

/** A primary and its streaming replica, in a temporary folder that is removed when they stop. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const { folder, url, cluster, remove } = await createCluster();
  const { account } = cluster;
  const copy = join(folder, 'replica');
  await cp(cluster.dataFolder, copy, { recursive: true });
  if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, copy]);
  await run('chmod', ['700', copy]);

  const primary = await startCluster(cluster, url);
  await commitAsInProduction(primary.superuserUrl);
  await writeFile(join(copy, 'standby.signal'), '');
  await appendFile(
    join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = '${primary.superuserUrl}?application_name=replica'\n`,
  );
  const replica = await startCluster({ ...cluster, dataFolder: copy }, url);
  return {
    primary,
    replica,
    stop: async () => {
      await Promise.all([replica.stop(), primary.stop()]);
      await remove();
    },
  };
}

/**
 * Where no commit waits for the log to be written, a replica gets it up to 0.2 s later, and would hardly ever be up
 * to date.
 */
async function commitAsInProduction(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query('ALTER ROLE ALL SET synchronous_commit = on');
  await client.end();
}
