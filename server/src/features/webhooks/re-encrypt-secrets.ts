import type { EntityManager } from 'typeorm';
import type { TokenEncryption } from '../google/token-encryption.js';
import { Webhook } from './webhook.entity.js';

const COLUMNS = ['encryptedSecret', 'previousEncryptedSecret'] as const;

/** Encrypts every webhook's secret, and the one before it where that still signs, with the current key. Running it again, or beside the product, does no harm. */
export async function reencryptSecrets(
  database: EntityManager,
  encryption: TokenEncryption,
): Promise<{ reencrypted: number; lost: number }> {
  const outcome = { reencrypted: 0, lost: 0 };
  const webhooks = await database.find(Webhook);
  for (const [webhook, column] of webhooks.flatMap((each) => COLUMNS.map((name) => [each, name] as const))) {
    const { id, [column]: encrypted } = webhook;
    if (encrypted === null) continue;
    const secret = await encryption.decrypt(encrypted, id);
    if (secret === null) outcome.lost++;
    else if (!encryption.isCurrent(encrypted)) {
      // One that was rotated meanwhile is left as it is.
      const where = { id, [column]: encrypted };
      await database.update(Webhook, where, { [column]: await encryption.encrypt(secret, id) });
      outcome.reencrypted++;
    }
  }
  return outcome;
}
