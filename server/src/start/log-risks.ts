import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import type { Log } from '../platform/log.js';

/** Warns, at every start, of settings that the operator may have but should know of. */
export async function logRisks(config: Config, database: DataSource, log: Log): Promise<void> {
  if (config.production && !config.requireVerifiedStaff) {
    log.warn(
      `staff need not verify their address (REQUIRE_VERIFIED_STAFF is false): a person who types one in ${config.staffDomain} is staff`,
    );
  }
  if (config.databaseUrl && (await isSuperuser(database))) {
    log.warn(
      'the role of DATABASE_URL is a superuser of PostgreSQL, which the server does not need: give it a role that only owns its database',
    );
  }
  if (config.databaseListenUrl && !(await hasTimeLimit(database))) {
    log.warn(
      'statements of DATABASE_URL have no time limit, since the pooler does not pass it on: give it to the role, as scaling.md says',
    );
  }
}

async function hasTimeLimit(database: DataSource): Promise<boolean> {
  const [setting] = await database.query<[{ statement_timeout: string }]>('SHOW statement_timeout');
  return setting.statement_timeout !== '0';
}

async function isSuperuser(database: DataSource): Promise<boolean> {
  const [role] = await database.query<[{ rolsuper: boolean }]>(
    'SELECT rolsuper FROM pg_roles WHERE rolname = current_user',
  );
  return role.rolsuper;
}
