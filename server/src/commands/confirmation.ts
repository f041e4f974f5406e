import { CommandError } from './command-error.js';
import type { Report } from './report.js';

/** The command was asked for something that cannot be undone, without --yes: it says what that would do. */
export class UnconfirmedError extends CommandError {
  constructor(readonly report: Report) {
    super('Nothing has changed. Add --yes to do it.');
  }
}

export const YES = ['--yes', 'do it: without this, the command only says what it would do'] as const;
