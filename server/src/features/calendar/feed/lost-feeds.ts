import type { EntityManager } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';
import type { TokenEncryption } from '../../google/token-encryption.js';

/** How many feeds have an address that was encrypted by a key that is not here. Calendars read them, and no person is shown the address. */
export async function countLostFeeds(database: EntityManager, encryption: TokenEncryption): Promise<number> {
  const stored = await read<{ beginning: string }>(
    database,
    `SELECT substring(encrypted_secret FROM '^[^.]*[.][^.]*') AS beginning FROM calendar_feeds`,
  );
  return stored.filter(({ beginning }) => !encryption.hasKeyOf(beginning)).length;
}
