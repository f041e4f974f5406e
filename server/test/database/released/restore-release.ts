import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { TestDatabase } from '../../support/test-database.js';
import { ownDatabase } from '../own-database.js';
import type { MadeThings } from './made-things.js';

const read = (name: string) => readFileSync(new URL(name, import.meta.url));

/** The things that were made in a release, and its database in SQL. */
export function readRelease(version: string): { made: MadeThings; dump: string } {
  const made = JSON.parse(read(`turnout-${version}.json`).toString()) as MadeThings;
  return { made, dump: gunzipSync(read(`turnout-${version}.sql.gz`)).toString() };
}

/** A database as a release left it, and what was made in it, as if the release had been stopped just now. */
export async function restoreRelease(version: string) {
  const { database, dataSource } = await ownDatabase('template0');
  return { database, dataSource, made: await restoreInto(database, version) };
}

/** @param database that is empty */
export async function restoreInto(database: TestDatabase, version: string): Promise<MadeThings> {
  const { made, dump } = readRelease(version);
  // It sets the search path of its connection, which goes back to the pool.
  await database.query(`${dump}\nRESET ALL`);
  await moveTimes(database, made.madeAt);
  return made;
}

/** Sessions would have run out, and jobs would be too old to be done. */
async function moveTimes(database: TestDatabase, madeAt: string): Promise<void> {
  await database.query(
    `UPDATE sessions SET created_at = created_at + passed, last_seen_at = last_seen_at + passed
     FROM (SELECT now() - $1::timestamptz AS passed) AS since`,
    [madeAt],
  );
  await database.query(
    `UPDATE pgboss.job SET created_on = created_on + passed, started_on = started_on + passed,
       completed_on = completed_on + passed, keep_until = keep_until + passed,
       start_after = CASE state WHEN 'retry' THEN now() ELSE start_after + passed END
     FROM (SELECT now() - $1::timestamptz AS passed) AS since`,
    [madeAt],
  );
}
