import type { Command } from 'commander';

/** What a command says on standard output. */
export interface Report {
  /** For programs. */
  data: object;
  /** For people. */
  text: string;
}

/** An action that prints its report: as words, or as one line of JSON with --json. */
export function printing<Args extends unknown[]>(action: (...args: Args) => Promise<Report>) {
  return async function (this: Command, ...args: Args): Promise<void> {
    const { data, text } = await action(...args);
    const { json } = this.optsWithGlobals<{ json?: true }>();
    console.info(json ? JSON.stringify(data) : text);
  };
}
