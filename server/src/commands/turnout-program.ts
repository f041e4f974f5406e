import { Command } from 'commander';
import { version } from '../platform/version.js';
import { addAccountCommands } from './accounts/account-commands.js';
import { addBackupCommand } from './backups/backup-command.js';
import { addRestoreCommand } from './backups/restore-command.js';
import { addCheckCommand } from './check/check-command.js';
import { addJobCommands } from './job-commands.js';
import { addMigrateCommands } from './migrate-commands.js';
import { addPaymentCommands } from './payments/payment-commands.js';
import { printing } from './report.js';
import { addStaffCommands } from './staff-commands.js';

const EXIT_CODES = '\nExit codes: 0 done, 1 failed, 2 wrong usage.';

/** All commands of the operator. Each reads the server's configuration: the environment, and .env in this folder. */
export function turnoutProgram(): Command {
  const program = new Command('turnout')
    .description('Operates an installation of Turnout, with the settings and the database of its server.')
    .option('--json', 'print JSON instead of words')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('Add --help to see what there is.')
    .addHelpText('afterAll', EXIT_CODES)
    .exitOverride();
  program
    .command('version')
    .description('Print the version of the product.')
    .action(printing(async () => ({ data: { version }, text: version })));
  addStaffCommands(program);
  addAccountCommands(program);
  addPaymentCommands(program);
  addJobCommands(program);
  addMigrateCommands(program);
  addBackupCommand(program);
  addRestoreCommand(program);
  addCheckCommand(program);
  return program;
}
