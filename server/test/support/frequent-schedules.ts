import { jobs } from '../../src/jobs.js';

/**
 * The product's jobs, of which those of each five minutes or each night have no schedule: an app that starts would make up
 * for the runs that it missed, in the middle of a test.
 */
export const withFrequentSchedules = jobs.map(({ schedule, ...job }) =>
  schedule === '* * * * *' ? { ...job, schedule } : job,
);
