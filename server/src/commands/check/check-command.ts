import type { Command } from 'commander';
import { type Config, ConfigError, readConfig } from '../../config/config.js';
import { StartError } from '../../platform/start-error.js';
import { checkMode } from '../../start/check-mode.js';
import { checkDisk } from '../../start/checks.js';
import { operatorLog } from '../command-context.js';
import { checkDatabase } from './check-database.js';
import { type Finding, findingOf, printingFindings } from './check-report.js';
import { checkServices } from './check-services.js';

export function addCheckCommand(program: Command): void {
  program
    .command('check')
    .description('Look at everything that the server needs, and change nothing: a line for each thing.')
    .action(printingFindings(check));
}

async function check(): Promise<Finding[]> {
  try {
    const config = readConfig();
    checkMode(config);
    const log = operatorLog(config);
    return [
      { what: 'configuration', state: 'ok', sentence: `It can be used (${config.mode}).` },
      ...(await checkDatabase(config, log)),
      await disk(config),
      ...(await checkServices(config, log)),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
    return [{ what: 'configuration', state: 'wrong', sentence: error.message }];
  }
}

async function disk({ dataDir }: Config): Promise<Finding> {
  return findingOf('disk', await checkDisk(dataDir));
}
