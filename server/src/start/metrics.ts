import type { DataSource } from 'typeorm';
import { countNeedingAttention } from '../features/event-money/count-needing-attention.js';
import { databaseOf } from '../platform/database/database.js';
import type { JobQueue } from '../platform/jobs/job-queue.js';
import type { Log } from '../platform/log.js';
import type { Metrics } from '../platform/metrics/metrics.js';
import { Reading } from '../platform/metrics/reading.js';
import { watchPool } from '../platform/metrics/watch-pool.js';

const QUEUE = 'messaging_destination_name';
const STATES = ['ready', 'delayed', 'active', 'failed'] as const;

/** Adds what the database says: it is the same for all processes. */
export function watchDatabase(metrics: Metrics, database: DataSource, queue: JobQueue, log: Log): void {
  watchPool(metrics.registry, databaseOf(database).connections);
  metrics.addReading(jobReading(queue, log));
  metrics.addReading(scheduleReading(queue, log));
  metrics.addReading(paymentReading(database, log));
}

function jobReading(queue: JobQueue, log: Log) {
  const gauges = [
    { name: 'turnout_jobs', help: 'Jobs that are not done, by state.', labelNames: [QUEUE, 'state'] },
    {
      name: 'turnout_job_oldest_age_seconds',
      help: 'Time since the oldest job that is not done was due.',
      labelNames: [QUEUE],
    },
  ] as const;
  const read = async () => {
    const queues = await queue.states();
    return {
      turnout_jobs: queues.flatMap((each) =>
        STATES.map((state) => ({ labels: { [QUEUE]: each.name, state }, value: each[state] })),
      ),
      turnout_job_oldest_age_seconds: queues.map(({ name, oldestAge }) => ({
        labels: { [QUEUE]: name },
        value: oldestAge,
      })),
    };
  };
  return new Reading(gauges, read, log);
}

function scheduleReading(queue: JobQueue, log: Log) {
  const gauges = [
    {
      name: 'turnout_scheduled_job_age_seconds',
      help: 'Time since a job by the clock was done last.',
      labelNames: [QUEUE, 'cron'],
    },
  ] as const;
  const read = async () => {
    const schedules = await queue.schedules();
    return {
      turnout_scheduled_job_age_seconds: schedules.map(({ name, cron, age }) => ({
        labels: { [QUEUE]: name, cron },
        value: age,
      })),
    };
  };
  return new Reading(gauges, read, log);
}

function paymentReading({ manager }: DataSource, log: Log) {
  const gauges = [
    {
      name: 'turnout_payments_needing_attention',
      help: 'Payments that staff must look at, by reason.',
      labelNames: ['reason'],
    },
  ] as const;
  const read = async () => {
    const counts = await countNeedingAttention(manager);
    return {
      turnout_payments_needing_attention: [...counts].map(([reason, value]) => ({
        labels: { reason },
        value,
      })),
    };
  };
  return new Reading(gauges, read, log);
}
