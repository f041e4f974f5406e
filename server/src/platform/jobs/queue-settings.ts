/** Seconds. Twelve more tries with gaps that double from half a minute: the last comes about a day after the first. */
export const RETRY = { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 6 * 60 * 60 };

/**
 * Seconds. A job whose worker has not been heard of for this long is given to another, after the gap of a failed try:
 * a worker that dies in a job's first try delays it by 10 + 10 + 60 seconds at most.
 */
const HEARTBEAT = 10;
const MONITOR_INTERVAL = 10;

/**
 * Seconds. A job that runs for longer is declared failed, and another begins beside it, so that it is as long as pg-boss allows: a night
 * may have years to delete. A worker that died is known by its heartbeat.
 */
const LONGEST_RUN = 24 * 60 * 60;

/** Seconds. The data of a job may name people, so a job is deleted within a day of its end. */
const DELETED_AFTER = 12 * 60 * 60;
const MAINTENANCE_INTERVAL = 60 * 60;

export const QUEUE = {
  ...RETRY,
  heartbeatSeconds: HEARTBEAT,
  expireInSeconds: LONGEST_RUN,
  deleteAfterSeconds: DELETED_AFTER,
};

/** A job by the clock names nobody, and is stored until the next day's is done: that says when it was done last. */
export const SCHEDULED_QUEUE = { ...QUEUE, deleteAfterSeconds: 2 * 24 * 60 * 60 };

/** Seconds between the rounds of pg-boss. A job that is due by its schedule may be half a minute late. */
export const INTERVALS = {
  superviseIntervalSeconds: MONITOR_INTERVAL,
  monitorIntervalSeconds: MONITOR_INTERVAL,
  maintenanceIntervalSeconds: MAINTENANCE_INTERVAL,
  cronWorkerIntervalSeconds: 30,
  // Of features that the product does not use.
  flowIntervalSeconds: 60 * 60,
  bamIntervalSeconds: 60 * 60,
};

/** The name of the queue's connections in pg_stat_activity: a server has some as long as it runs. */
export const APPLICATION_NAME = 'turnout-jobs';

/**
 * Of connections to the database. Until PostgreSQL has counted the jobs of a crowd, it takes the queue for empty, and sorts
 * all jobs that wait for each ten that are fetched (60 ms for 40,000 of them) where pg-boss has an index in that order.
 */
export const PLANNER = '-c enable_sort=off';

/** Of each kind one process has two workers, each with so many jobs at a time. Other kinds do not wait for them. */
export const WORKERS = 2;
export const BATCH_SIZE = 10;

export const WORKER = {
  perJobResults: true,
  burstWhenBatchFull: true,
  /** Seconds. QueueWatch wakes the workers long before. */
  pollingIntervalSeconds: 300,
} as const;
