import { readdirSync } from 'node:fs';
import pg from 'pg';
import { processStat } from './process-stat.js';

/** Milliseconds of processor time that all processes of a PostgreSQL on this machine have used. */
export async function postgresTime(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = processStat(rows[0]?.pid as number).parent;
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all
    .flatMap((pid) => statOf(Number(pid)) ?? [])
    .filter(({ parent }) => parent === postmaster);
  const { used, usedByChildren } = processStat(postmaster);
  await client.end();
  return children.reduce((sum, child) => sum + child.used, used + usedByChildren);
}

/** @returns null for a process that has ended since the folder was read */
function statOf(pid: number) {
  try {
    return processStat(pid);
  } catch {
    return null;
  }
}
