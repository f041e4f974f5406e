import { type Config, ConfigError, readConfig } from '../src/config/config.js';
import { loadEnv } from '../src/config/load-env.js';
import type { CheckResult } from '../src/platform/check-result.js';

/** Runs a command with the product's configuration; its exit code says whether all is right. */
export async function runCommand(command: (config: Config) => Promise<boolean>): Promise<void> {
  try {
    loadEnv();
    process.exitCode = (await command(readConfig())) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** @returns whether all of it is right */
export function printResults(results: readonly CheckResult[]): boolean {
  for (const { isRight, sentence } of results) console.info(`${isRight ? 'ok   ' : 'wrong'}  ${sentence}`);
  return results.every(({ isRight }) => isRight);
}
