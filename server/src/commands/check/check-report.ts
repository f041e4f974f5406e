import type { Command } from 'commander';
import type { CheckResult } from '../../platform/check-result.js';
import { CommandError } from '../command-error.js';

/** One thing that was looked at. A service that is off is not wrong. */
export interface Finding {
  what: string;
  state: 'ok' | 'off' | 'wrong';
  sentence: string;
}

export function findingOf(what: string, { isRight, sentence }: CheckResult): Finding {
  return { what, state: isRight ? 'ok' : 'wrong', sentence };
}

/**
 * An action that prints what it has found, a line for each: as words, or as one line of JSON with --json.
 * @throws CommandError where something is wrong
 */
export function printingFindings<Args extends unknown[]>(action: (...args: Args) => Promise<Finding[]>) {
  return async function (this: Command, ...args: Args): Promise<void> {
    const findings = await action(...args);
    const wrong = findings.filter(({ state }) => state === 'wrong').length;
    const { json } = this.optsWithGlobals<{ json?: true }>();
    const lines = findings.map(({ what, state, sentence }) => `${state.padEnd(5)}  ${what}: ${sentence}`);
    console.info(json ? JSON.stringify({ isRight: wrong === 0, findings }) : lines.join('\n'));
    if (wrong > 0) throw new CommandError(wrong === 1 ? 'One thing is wrong.' : `${wrong} things are wrong.`);
  };
}
