import { randomUUID } from 'node:crypto';
import { link, open, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type Config, readConfig } from '../../config/config.js';
import { operatorLog, userName } from '../command-context.js';
import { onPostgres } from '../command-database.js';
import { CommandError } from '../command-error.js';
import { printing, type Report } from '../report.js';
import { reasonOf, runOnDatabase } from './pg-programs.js';

export function addBackupCommand(program: Command): void {
  program
    .command('backup')
    .description('Store the database in a file, while the server runs or not. It needs pg_dump.')
    .argument('<file>', 'a new file: a dump in the format of pg_dump --format=custom')
    .action(printing(backup));
}

async function backup(file: string): Promise<Report> {
  const config = readConfig();
  const log = operatorLog(config);
  const path = resolve(file);
  const bytes = await onPostgres(config, log, ({ directUrl }) => dump(directUrl, path));
  log.info({ bytes }, 'database dumped by the operator');
  const missing = missingFrom(config);
  const text = [
    `${path} has the whole database, in ${formatBytes(bytes)}.`,
    `It does not have ${missing.join(', nor ')}: back that up too, in another place.`,
    `Try it with: turnout restore --check ${path}`,
  ].join('\n');
  return { data: { file: path, bytes, missing }, text };
}

/** Written under another name until it is whole: a file with the final name is a backup. */
async function dump(url: string, path: string): Promise<number> {
  if (await exists(path)) throw alreadyThere(path);
  const draft = `${path}.${randomUUID()}`;
  try {
    await (await open(draft, 'wx', 0o600)).close();
    await runOnDatabase('pg_dump', ['--format=custom', `--file=${draft}`], url);
    await link(draft, path);
    return (await stat(path)).size;
  } catch (error) {
    throw explain(error, path);
  } finally {
    await rm(draft, { force: true });
  }
}

function explain(error: unknown, path: string): unknown {
  const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string };
  if (code === 'EEXIST') return alreadyThere(path);
  if (stderr) return new CommandError(`The database could not be dumped: ${reasonOf(error)}`);
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code) && message.includes(path)) {
    // Without what follows in Node's sentence: the name that the file has until it is whole.
    const [reason] = message.split(', ', 1);
    return new CommandError(`${path} cannot be written by the user ${userName()}: ${reason}.`);
  }
  return error;
}

function alreadyThere(path: string): CommandError {
  return new CommandError(`${path} is there already: a backup overwrites nothing. Choose another name.`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The other files and settings that a restored installation needs. */
function missingFrom({ dataDir, tokenEncryptionKeys, google }: Config): string[] {
  const settings = 'the settings (.env)';
  if (tokenEncryptionKeys) return [`${settings} with TOKEN_ENCRYPTION_KEY`];
  return google.mode === 'off' ? [settings] : [settings, `the key in ${dataDir}/token-encryption-key`];
}

function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1000)));
  return `${(bytes / 1000 ** power).toFixed(power > 1 ? 1 : 0)} ${units[power]}`;
}
