import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { countLostFeeds } from '../features/calendar/feed/lost-feeds.js';
import type { TokenEncryption } from '../features/google/token-encryption.js';
import type { Log } from '../platform/log.js';

/** Warns, at every start, of settings that the operator may have but should know of. */
export async function logRisks(
  config: Config,
  { database, encryption }: { database: DataSource; encryption: TokenEncryption },
  log: Log,
): Promise<void> {
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
  const lostFeeds = await countLostFeeds(database.manager, encryption);
  if (lostFeeds > 0) {
    log.warn(
      `${lostFeeds} people cannot be shown the address of their calendar feed again, since its key is not here: give TOKEN_ENCRYPTION_KEY the key that encrypted it, too`,
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
