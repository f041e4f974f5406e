import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { SUPERUSER } from './data-folder.js';

const DATABASE = 'turnout';

/** Owns the product's database and has no rights outside of it. */
const PRODUCT_ROLE = 'turnout_app';

export function urlOf(user: string, password: string, port: number, database: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * The product's database for a process that has not started PostgreSQL, and so does not know the password of the product's
 * role: by the superuser's, with the rights of that role.
 */
export function ownerUrl(port: number, superuserPassword: string): string {
  const options = encodeURIComponent(`-c role=${PRODUCT_ROLE}`);
  return `${urlOf(SUPERUSER, superuserPassword, port, DATABASE)}?options=${options}`;
}

/**
 * A connection for administration, not for the product. It never ends the process; the caller that opens it ends it.
 */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Creates the product's database and its role where they are missing. The role's password is a new one at each start, so
 * that it is stored nowhere.
 * @returns the URL by which the product connects
 */
export async function openProductDatabase(port: number, superuserPassword: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const admin = await connect(urlOf(SUPERUSER, superuserPassword, port, 'postgres'));
  try {
    const role = await admin.query('select from pg_roles where rolname = $1', [PRODUCT_ROLE]);
    const attributes = `login nosuperuser nocreatedb nocreaterole password '${password}'`;
    await admin.query(`${role.rowCount ? 'alter' : 'create'} role ${PRODUCT_ROLE} ${attributes}`);
    const database = await admin.query('select from pg_database where datname = $1', [DATABASE]);
    if (!database.rowCount) await admin.query(`create database ${DATABASE}`);
  } finally {
    await admin.end();
  }
  const owner = await connect(urlOf(SUPERUSER, superuserPassword, port, DATABASE));
  await owner.query(handOver).finally(() => owner.end());
  return urlOf(PRODUCT_ROLE, password, port, DATABASE);
}

/**
 * Gives everything in the database that is the superuser's to the product's role, in one transaction: in the first
 * version everything was, and so is what the superuser restores from a backup. REASSIGN OWNED would do, but PostgreSQL
 * refuses it for the superuser that initdb made.
 */
const handOver = `do $$ declare thing text; begin
  for thing in
    select format('schema %I', nspname) from pg_namespace
      where nspowner = current_user::regrole and oid >= 16384 and nspname not like 'pg\\_%'
    union all
    -- A column's sequence follows its table.
    select format('table %s', oid::regclass) from pg_class c
      where relowner = current_user::regrole and oid >= 16384 and (relkind in ('r', 'p', 'v', 'm')
        or relkind = 'S' and not exists (select from pg_depend where objid = c.oid and deptype in ('a', 'i')))
    union all
    select format('type %s', oid::regtype) from pg_type
      where typowner = current_user::regrole and oid >= 16384 and typtype in ('e', 'd', 'r')
    union all
    select format('routine %s', oid::regprocedure) from pg_proc
      where proowner = current_user::regrole and oid >= 16384
  loop execute format('alter %s owner to ${PRODUCT_ROLE}', thing); end loop;
  alter database ${DATABASE} owner to ${PRODUCT_ROLE};
end $$`;
