import type { Database } from './queue-states.js';

/** When a job by the clock was done last. */
export interface ScheduleState {
  name: string;
  cron: string;
  /** Seconds since it was done; where it has not been yet, since its queue got its settings. */
  age: number;
}

/** In pg-boss's index of the jobs of a queue by their time (job_i15). */
const STATES = `
  SELECT schedule.name, schedule.cron,
    extract(epoch FROM now() - coalesce(latest.completed_on, queue.updated_on))::float8 AS age
  FROM pgboss.schedule
  JOIN pgboss.queue ON queue.name = schedule.name
  LEFT JOIN LATERAL (
    SELECT completed_on FROM pgboss.job
    WHERE job.name = schedule.name AND state = 'completed'
    ORDER BY created_on DESC LIMIT 1
  ) AS latest ON true`;

export async function scheduleStates(database: Database): Promise<ScheduleState[]> {
  const { rows } = await database.executeSql(STATES, []);
  return rows as ScheduleState[];
}
