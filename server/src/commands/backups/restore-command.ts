import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { QueryFailedError } from 'typeorm';
import { checkBooks } from '../../books/check-books.js';
import { readConfig } from '../../config/config.js';
import { findTokenEncryption } from '../../config/encryption-keys.js';
import { createDataSource } from '../../platform/database/connection/data-source.js';
import { migrate, migrationStatus } from '../../platform/database/migrate.js';
import { StartError } from '../../platform/start-error.js';
import { tables } from '../../tables.js';
import { type Finding, findingOf, printingFindings } from '../check/check-report.js';
import { operatorLog } from '../command-context.js';
import { onPostgres } from '../command-database.js';
import { CommandError } from '../command-error.js';
import { reasonOf, runOnDatabase } from './pg-programs.js';
import { onScratchDatabase, requireEmpty } from './scratch-database.js';

const GUIDE =
  'This command only tries a dump: add --check. The steps to restore one are in the guide: operating.md, "Backup and restore".';

export function addRestoreCommand(program: Command): void {
  const restore = program.command('restore');
  restore
    .description('Try a dump: restore it beside the real database, check its books, and remove it again.')
    .argument('<file>', 'a dump of turnout backup, or of pg_dump --format=custom')
    .option('--check', 'needed: nothing else is done with a dump here')
    .option('--database <url>', 'an empty database for it, where the role may not create one')
    .action(
      printingFindings(async (file: string, options: { check?: true; database?: string }) => {
        if (!options.check) restore.error(GUIDE);
        return check(resolve(file), options.database);
      }),
    );
}

async function check(file: string, database: string | undefined): Promise<Finding[]> {
  await requireDump(file);
  const config = readConfig();
  const log = operatorLog(config);
  const encryption = await findTokenEncryption(config);
  const tryDump = (url: string) => tryOn(url, file, encryption);
  if (database) {
    await requireEmpty(database);
    const findings = await tryDump(database);
    const sentence = 'It has the copy now, with all that people have entered: drop it.';
    return [...findings, { what: 'the given database', state: 'ok', sentence }];
  }
  return onPostgres(config, log, ({ directUrl }) => onScratchDatabase(directUrl, tryDump));
}

/** @throws CommandError where the file is no dump that pg_restore reads */
async function requireDump(file: string): Promise<void> {
  const handle = await open(file).catch((error: Error) => {
    throw new CommandError(`${file} cannot be read: ${error.message}.`);
  });
  const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0);
  await handle.close();
  if (buffer.toString() === 'PGDMP') return;
  throw new CommandError(`${file} is no dump of turnout backup or pg_dump --format=custom.`);
}

type Encryption = Awaited<ReturnType<typeof findTokenEncryption>>;

async function tryOn(url: string, file: string, encryption: Encryption): Promise<Finding[]> {
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', file];
  try {
    await runOnDatabase('pg_restore', args, url);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    return [wrong('dump', `It cannot be restored: ${reasonOf(error)}`)];
  }
  const options = { ...tables, url, poolSize: 2 };
  try {
    const { pending } = await migrationStatus(options);
    await migrate(options);
    const dataSource = await createDataSource(options).initialize();
    const results = await checkBooks(dataSource, encryption).finally(() => dataSource.destroy());
    const version =
      pending.length === 0
        ? 'It is of this version.'
        : `It is of an older version: ${pending.length} migrations have run on the copy.`;
    const books = results.map((result) => findingOf('books', result));
    return [{ what: 'dump', state: 'ok', sentence: `It can be restored. ${version}` }, ...books];
  } catch (error) {
    // A newer version's, or one that is not the product's at all.
    if (error instanceof StartError || error instanceof QueryFailedError) {
      return [wrong('dump', error.message)];
    }
    throw error;
  }
}

function wrong(what: string, sentence: string): Finding {
  return { what, state: 'wrong', sentence };
}
