import { size } from './size.js';

/** Milliseconds in which a busy machine has started a built server. */
export const PROCESS_START = 120_000;

/**
 * Milliseconds for a test that starts or kills processes, restarts PostgreSQL, restores a database, or waits for what
 * the product does once a minute.
 */
export const LONG_TEST = 300_000;

/** Milliseconds for a test of a crowd, of races, or of random runs. */
export const CROWD_TEST = size({ small: 600_000, whole: 1_800_000 });
