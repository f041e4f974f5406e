import { type EntityManager, IsNull, Not } from 'typeorm';
import { GoogleCredential } from './google-credential.entity.js';
import type { TokenEncryption } from './token-encryption.js';

/** Encrypts every stored token with the current key. Running it again, or beside the product, does no harm. */
export async function reencryptTokens(
  database: EntityManager,
  encryption: TokenEncryption,
): Promise<{ reencrypted: number; lost: number }> {
  const outcome = { reencrypted: 0, lost: 0 };
  const stored = await database.find(GoogleCredential, { where: { encryptedRefreshToken: Not(IsNull()) } });
  for (const { accountId, encryptedRefreshToken } of stored) {
    if (!encryptedRefreshToken) continue;
    const token = await encryption.decrypt(encryptedRefreshToken, accountId);
    if (token === null) {
      outcome.lost++;
      continue;
    }
    if (encryption.isCurrent(encryptedRefreshToken)) continue;
    // Only if it is still the same: the person may connect again at this moment.
    const reencrypted = { encryptedRefreshToken: await encryption.encrypt(token, accountId) };
    await database.update(GoogleCredential, { accountId, encryptedRefreshToken }, reencrypted);
    outcome.reencrypted++;
  }
  return outcome;
}
