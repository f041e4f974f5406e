import { isDeepStrictEqual } from 'node:util';
import type { PgBoss } from 'pg-boss';
import type { JobName } from './job.js';
import { QUEUE, SCHEDULED_QUEUE } from './queue-settings.js';

/** The runs that were missed while no process ran are made up for once. */
const SCHEDULING = { missed: 'once' } as const;

/**
 * Makes the queues that are missing, with the settings and the schedules of this version. A process that starts mostly finds
 * all of them, and asks for nothing but what is there: each change of a queue waits for a lock.
 */
export async function prepareQueues(boss: PgBoss, jobs: readonly JobName[]): Promise<void> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  for (const { name, schedule } of jobs) {
    const queue = queues.find((each) => each.name === name);
    const settings = schedule ? SCHEDULED_QUEUE : QUEUE;
    if (!queue) await boss.createQueue(name, settings);
    else if (!isDeepStrictEqual({ ...queue, ...settings }, queue)) await boss.updateQueue(name, settings);
    const wanted = { name, cron: schedule, options: SCHEDULING };
    if (!schedule || schedules.some((each) => isDeepStrictEqual({ ...each, ...wanted }, each))) continue;
    await boss.schedule(name, schedule, {}, SCHEDULING);
  }
}
