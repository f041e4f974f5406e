import 'reflect-metadata';
import { CommanderError } from 'commander';
import { ConfigError } from '../config/config.js';
import { StartError } from '../platform/start-error.js';
import { CommandError } from './command-error.js';
import { ExitCode } from './exit-code.js';
import { turnoutProgram } from './turnout-program.js';

/**
 * Runs one command.
 * @param args what follows the program's name
 */
export async function runTurnout(args: readonly string[]): Promise<ExitCode> {
  try {
    await turnoutProgram().parseAsync(args, { from: 'user' });
    return ExitCode.DONE;
  } catch (error) {
    // Commander has printed what is wrong. The text that --help asks for comes here too.
    if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.DONE : ExitCode.WRONG_USAGE;
    const isExpected = [CommandError, ConfigError, StartError].some((kind) => error instanceof kind);
    console.error(isExpected ? (error as Error).message : error);
    return ExitCode.FAILED;
  }
}
