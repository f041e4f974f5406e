import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, explainConnectionFailure } from '../../start/database.js';
import { CommandError } from '../command-error.js';

const NOT_ALLOWED = '42501';

/**
 * Works with a new, empty database beside another one, which is left alone, and drops it again.
 * @throws CommandError where the role may not create one
 */
export async function onScratchDatabase<Result>(
  url: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `turnout_check_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: url }).on('error', () => {});
  await client.connect();
  try {
    await create(client, name);
    return await work(Object.assign(new URL(url), { pathname: `/${name}` }).href).finally(() =>
      client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
    );
  } finally {
    await client.end();
  }
}

async function create(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ role: string }>('SELECT quote_ident(current_user) AS role');
  const role = rows[0]?.role;
  try {
    // The embedded database is reached as its superuser, which acts as the product's role until then.
    await client.query('SET ROLE NONE');
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0 OWNER ${role}`);
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_ALLOWED) throw error;
    throw new CommandError(
      `The role ${role} may not create a database: run ALTER ROLE ${role} CREATEDB as a superuser, ` +
        'or name an empty database by --database.',
    );
  }
}

/** @throws CommandError where a database has tables already: it may be the real one */
export async function requireEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
       WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema' LIMIT 1`,
    );
    if (rows.length > 0) throw new CommandError(`The database at ${describe(url)} is not empty.`);
  } catch (error) {
    throw explainConnectionFailure(error, describe(url));
  } finally {
    await client.end();
  }
}
