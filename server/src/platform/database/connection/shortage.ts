import { QueryFailedError } from 'typeorm';
import { type Clock, systemClock } from '../../clock.js';
import type { Log } from '../../log.js';

/**
 * PostgreSQL had too little of something for a statement, and undid it: disk (53100), memory (53200), another resource
 * (53000), or a limit of its configuration (53400). Too many connections (53300) is a lost connection.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const SHORTAGE = /^53[0124]00$/;
const DISK_FULL = '53100';

/** Milliseconds until a shortage that goes on is logged again. */
const BETWEEN_LINES = 60_000;

/** Whether an error of the data source, of pg's or of pg-boss's says that PostgreSQL had too few resources. */
export function isShortage(error: unknown): boolean {
  return SHORTAGE.test(driverError(error).code ?? '');
}

/** A shortage fails every request that changes something, so what is logged is one line a minute. */
export class ShortageLog {
  #loggedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly log: Log,
    private readonly clock: Clock = systemClock,
  ) {}

  note(error: unknown): void {
    const now = this.clock.now().getTime();
    if (now - this.#loggedAt < BETWEEN_LINES) return;
    this.#loggedAt = now;
    const { code, message: reason } = driverError(error);
    const sentence =
      code === DISK_FULL
        ? 'the disk of the database is full: changes are refused until there is room'
        : 'the database has too few resources: requests and jobs are refused until it has more';
    this.log.error({ code, reason }, sentence);
  }
}

function driverError(error: unknown): { code?: string; message?: string } {
  return (error instanceof QueryFailedError ? error.driverError : error) ?? {};
}
