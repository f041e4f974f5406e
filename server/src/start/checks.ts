import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.js';
import { jobs } from '../jobs.js';
import type { CheckResult } from '../platform/check-result.js';
import { queueStates } from '../platform/jobs/queue-states.js';
import { unservedJobs } from '../platform/jobs/unserved-jobs.js';

/** Seconds: as the alert TurnoutJobsAreLate has it. */
const LATE = 600;
/** Milliseconds: sessions, holds and jobs use the clocks of both machines. */
const CLOCK_TOLERANCE = 5_000;
const GIGABYTE = 1e9;

/** Whether this machine and that of the database have the same time. */
export async function checkClock(database: EntityManager): Promise<CheckResult> {
  const before = Date.now();
  const [{ now }] = await database.query<[{ now: Date }]>('SELECT clock_timestamp() AS now');
  // It was asked between the two.
  const difference = Math.round((before + Date.now()) / 2 - now.getTime());
  const seconds = (Math.abs(difference) / 1_000).toFixed(1);
  if (Math.abs(difference) <= CLOCK_TOLERANCE) {
    return { isRight: true, sentence: `This machine and the database differ by ${seconds} seconds.` };
  }
  const which = difference > 0 ? 'ahead of' : 'behind';
  const sentence = `This machine is ${seconds} seconds ${which} the database: let both get their time by NTP.`;
  return { isRight: false, sentence };
}

/** Whether a folder, or the one in which it will be made, has a gigabyte left. */
export async function checkDisk(folder: string): Promise<CheckResult> {
  const { bavail, bsize } = await statfs(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(folder) === folder) throw error;
    return { bavail: null, bsize: 0 };
  });
  if (bavail === null) return checkDisk(dirname(folder));
  const free = (bavail * bsize) / GIGABYTE;
  const sentence = `${free.toFixed(1)} GB are free in ${folder}`;
  return free >= 1
    ? { isRight: true, sentence: `${sentence}.` }
    : { isRight: false, sentence: `${sentence}: make room, or the database stops.` };
}

/** Whether jobs are late, or lie where this version does not serve them. */
export async function checkJobs(database: EntityManager): Promise<CheckResult[]> {
  const [table] = await database.query<[{ name: unknown }]>(`SELECT to_regclass('pgboss.queue') AS name`);
  if (!table.name) return [{ isRight: true, sentence: 'There are no jobs yet.' }];
  const states = await queueStates({
    executeSql: async (text, values) => ({ rows: await database.query(text, values) }),
  });
  const late = states.filter(({ name, oldestAge }) => !name.startsWith('__pgboss') && oldestAge > LATE);
  const failed = states.reduce((sum, state) => sum + state.failed, 0);
  const unserved = Object.entries(unservedJobs(states, jobs));
  return [
    late.length === 0
      ? { isRight: true, sentence: `No job is late. ${failed} were given up in the last half day.` }
      : {
          isRight: false,
          sentence: `These jobs are late: ${late.map(({ name, oldestAge }) => `${name} by ${Math.round(oldestAge / 60)} minutes`).join(', ')}. Is the server running? Its log has the reasons.`,
        },
    unserved.length === 0
      ? { isRight: true, sentence: 'This version serves every queue that has jobs.' }
      : {
          isRight: false,
          sentence: `This version does not serve these jobs: ${unserved.map(([name, count]) => `${count} ${name}`).join(', ')}. See "What an upgrade keeps" in the guide.`,
        },
  ];
}

/** Whether the version and the role of the database are as they must be. */
export async function checkServer(
  database: EntityManager,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): Promise<CheckResult[]> {
  const [server] = await database.query<[{ version: string; number: number; isSuperuser: boolean }]>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
       (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser"`,
  );
  return [
    server.number >= 150_000
      ? { isRight: true, sentence: `It is PostgreSQL ${server.version}.` }
      : { isRight: false, sentence: `It is PostgreSQL ${server.version}: Turnout needs 15 or later.` },
    databaseUrl && server.isSuperuser
      ? {
          isRight: false,
          sentence: 'The role of DATABASE_URL is a superuser: give it a role that only owns its database.',
        }
      : { isRight: true, sentence: 'The role is no superuser.' },
  ];
}
