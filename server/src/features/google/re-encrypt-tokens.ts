import { type EntityManager, IsNull, Not } from 'typeorm';
import { GoogleCredential } from './google-credential.entity.js';
import type { TokenEncryption } from './token-encryption.js';

/** Seals every stored token by today's key. Running it again, or beside the product, does no harm. */
export async function reencryptTokens(
  database: EntityManager,
  encryption: TokenEncryption,
): Promise<{ reencrypted: number; lost: number }> {
  const outcome = { reencrypted: 0, lost: 0 };
  const stored = await database.find(GoogleCredential, { where: { encryptedRefreshToken: Not(IsNull()) } });
  for (const { accountId, encryptedRefreshToken } of stored) {
    if (!encryptedRefreshToken || encryption.isCurrent(encryptedRefreshToken)) continue;
    const token = encryption.decrypt(encryptedRefreshToken, accountId);
    if (token === null) {
      outcome.lost++;
      continue;
    }
    // Only if it is still the same: the person may connect anew just now.
    const reencrypted = { encryptedRefreshToken: encryption.encrypt(token, accountId) };
    await database.update(GoogleCredential, { accountId, encryptedRefreshToken }, reencrypted);
    outcome.reencrypted++;
  }
  return outcome;
}
