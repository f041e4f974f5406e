/** The path at which a process with count-work.ts tells its counts, and forgets them. */
export const COUNTS_PATH = '/counted-work';

/** The work of a process, by number. */
export interface Work {
  /** Those of `await` included. */
  promises: number;
  timers: number;
  statements: number;
}
