/** Milliseconds in which a busy machine has started a built server. */
export const PROCESS_START = 120_000;

/**
 * Milliseconds for a test that starts or kills processes, restarts PostgreSQL, restores a database, or waits for what
 * the product does once a minute.
 */
export const LONG_TEST = 300_000;

/** Milliseconds for a test of thousands of people, or of hundreds of races. */
export const CROWD_TEST = 600_000;
