import type { EntityManager } from 'typeorm';
import type { TokenEncryption } from '../google/token-encryption.js';
import { Webhook } from './webhook.entity.js';

/** Encrypts every webhook's secret with the current key. Running it again, or beside the product, does no harm. */
export async function reencryptSecrets(
  database: EntityManager,
  encryption: TokenEncryption,
): Promise<{ reencrypted: number; lost: number }> {
  const outcome = { reencrypted: 0, lost: 0 };
  for (const { id, encryptedSecret } of await database.find(Webhook)) {
    const secret = await encryption.decrypt(encryptedSecret, id);
    if (secret === null) outcome.lost++;
    else if (!encryption.isCurrent(encryptedSecret)) {
      await database.update(Webhook, { id }, { encryptedSecret: await encryption.encrypt(secret, id) });
      outcome.reencrypted++;
    }
  }
  return outcome;
}
