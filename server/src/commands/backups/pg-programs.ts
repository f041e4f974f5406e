import pg from 'pg';
import { run } from '../../platform/database/embedded-postgres/operating-account.js';
import { CommandError } from '../command-error.js';

type Program = 'pg_dump' | 'pg_restore';

/**
 * Runs a program of PostgreSQL's on a database. The password goes by the environment: everybody on the machine can read
 * arguments.
 * @param url of the database, without a pooler between
 * @throws CommandError where the program is missing, or older than the database
 */
export async function runOnDatabase(program: Program, args: readonly string[], url: string): Promise<void> {
  await requireProgram(program, await majorVersionOf(url));
  const place = new URL(url);
  const PGPASSWORD = decodeURIComponent(place.password);
  place.password = '';
  const env = { ...(PGPASSWORD && { PGPASSWORD }), PGAPPNAME: 'turnout command' };
  await run(program, [...args, `--dbname=${place.href}`], { env });
}

async function requireProgram(program: Program, serverVersion: number): Promise<void> {
  const printed = await run(program, ['--version']).catch(() => {
    throw new CommandError(
      `${program} is not installed: install the package postgresql-client of version ${serverVersion} or later.`,
    );
  });
  const version = Number(/(\d+)/.exec(printed)?.[1]);
  if (program === 'pg_restore' || version >= serverVersion) return;
  throw new CommandError(
    `${program} is version ${version}, and the database is PostgreSQL ${serverVersion}: ` +
      `install the package postgresql-client of version ${serverVersion} or later.`,
  );
}

async function majorVersionOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    );
    return rows[0]?.version ?? 0;
  } finally {
    await client.end();
  }
}

/** The last message of a program of PostgreSQL's: why it failed. */
export function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  const lines = (stderr || message).trim().split('\n');
  return lines.find((line) => line.includes('error:')) ?? lines.at(-1) ?? '';
}
