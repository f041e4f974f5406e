import type { Command } from 'commander';
import { readConfig } from '../config/config.js';
import type { DatabaseOptions } from '../platform/database/connection/database-options.js';
import { migrate, migrateDown, migrationStatus } from '../platform/database/migrate.js';
import type { Log } from '../platform/log.js';
import { operatorLog } from './command-context.js';
import { onMigrations } from './command-database.js';
import { printing, type Report } from './report.js';

export function addMigrateCommands(program: Command): void {
  const migrations = program
    .command('migrate')
    .description('Bring the database to this version, or to an older one.');
  migrations
    .command('status')
    .description('List the migrations of this version: those that have run, and those that have not.')
    .action(printing(withMigrations(status)));
  migrations
    .command('up')
    .description('Run the migrations that have not run, as the server does when it starts.')
    .action(printing(withMigrations(up)));
  migrations
    .command('down')
    .description(
      'Undo all migrations after one of them, the latest first. Make a backup, and stop the server.',
    )
    .argument('<name>', 'the migration that stays the latest, as `turnout migrate status` calls it')
    .action(printing(withMigrations(down)));
}

type MigrationAction<Args extends unknown[]> = (
  parts: { options: DatabaseOptions; log: Log },
  ...args: Args
) => Promise<Report>;

function withMigrations<Args extends unknown[]>(action: MigrationAction<Args>) {
  return (...args: Args) => {
    const config = readConfig();
    const log = operatorLog(config);
    return onMigrations(config, log, (options) => action({ options, log }, ...args));
  };
}

async function status({ options }: { options: DatabaseOptions }): Promise<Report> {
  const found = await migrationStatus(options);
  const lines = [
    ...found.done.map((name) => `done     ${name}`),
    ...found.pending.map((name) => `pending  ${name}`),
  ];
  return { data: found, text: lines.join('\n') };
}

async function up({ options, log }: { options: DatabaseOptions; log: Log }): Promise<Report> {
  const { pending } = await migrationStatus(options);
  await migrate(options);
  if (pending.length > 0) log.info({ migrations: pending }, 'database migrated by the operator');
  return { data: { done: pending }, text: listOf('done', pending) };
}

async function down({ options, log }: { options: DatabaseOptions; log: Log }, name: string): Promise<Report> {
  const undone = await migrateDown(options, name);
  if (undone.length > 0) log.warn({ migrations: undone }, 'migrations undone by the operator');
  return { data: { undone }, text: listOf('undone', undone) };
}

function listOf(what: string, names: readonly string[]): string {
  return names.length === 0 ? 'There is nothing to do.' : names.map((name) => `${what}  ${name}`).join('\n');
}
