import type { EntityManager } from 'typeorm';
import type { TokenEncryption } from '../../google/token-encryption.js';
import { CalendarFeed } from './calendar-feed.entity.js';

/**
 * Encrypts the address of every feed with the current key. One whose key is not here is read by calendars as before, and cannot be
 * shown to its person again. Running it again, or beside the product, does no harm.
 */
export async function reencryptFeedSecrets(
  database: EntityManager,
  encryption: TokenEncryption,
): Promise<{ reencrypted: number; lost: number }> {
  const outcome = { reencrypted: 0, lost: 0 };
  for (const { accountId, encryptedSecret } of await database.find(CalendarFeed)) {
    if (encryption.isCurrent(encryptedSecret)) continue;
    const secret = await encryption.decrypt(encryptedSecret, accountId);
    if (secret === null) {
      outcome.lost++;
      continue;
    }
    // One that was reset meanwhile is left as it is.
    const where = { accountId, encryptedSecret };
    const reencrypted = { encryptedSecret: await encryption.encrypt(secret, accountId) };
    await database.update(CalendarFeed, where, reencrypted);
    outcome.reencrypted++;
  }
  return outcome;
}
