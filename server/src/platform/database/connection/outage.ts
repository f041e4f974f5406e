import { BusyError } from '../../errors/request-errors.js';
import type { Log } from '../../log.js';
import { isLostStatement } from './connection-loss.js';

/**
 * Whether something failed because the database is away or has too few resources. `OutageLog` or `ShortageLog` has said so
 * already: no other line is of use.
 */
export function isOutage(error: unknown): boolean {
  return error instanceof BusyError ? error.isOutage : isLostStatement(error);
}

/** The database may be away for hours, so what is logged is that it goes, and that it is back. */
export class OutageLog {
  #isAway = false;

  constructor(private readonly log: Log) {}

  /** @param error pg's has the whole client, with what it was about to send */
  isAway(error: unknown): void {
    if (!this.#isAway) {
      const { code, message: reason } = error as { code?: string; message?: string };
      this.log.error(
        { code, reason },
        'the database is away: requests are refused and jobs wait until it is back',
      );
    }
    this.#isAway = true;
  }

  answers(): void {
    if (this.#isAway) this.log.info('the database is back');
    this.#isAway = false;
  }
}
