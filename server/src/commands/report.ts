import type { Command } from 'commander';
import { CommandError } from './command-error.js';

/** The output of a command. */
export interface Report {
  /** For programs. */
  data: object;
  /** For people. */
  text: string;
}

/** The command was asked for a change that cannot be undone, without --yes: it says what that would do. */
export class UnconfirmedError extends CommandError {
  constructor(readonly report: Report) {
    super('Nothing has changed. Add --yes to do it.');
  }
}

/** An action that prints its report: as words, or as one line of JSON with --json. */
export function printing<Args extends unknown[]>(action: (...args: Args) => Promise<Report>) {
  return async function (this: Command, ...args: Args): Promise<void> {
    const { json } = this.optsWithGlobals<{ json?: true }>();
    const print = ({ data, text }: Report) => console.info(json ? JSON.stringify(data) : text);
    try {
      print(await action(...args));
    } catch (error) {
      if (error instanceof UnconfirmedError) print(error.report);
      throw error;
    }
  };
}

/** Rows of words in columns, one row a line. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
