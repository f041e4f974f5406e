import { type EntityManager, IsNull, Not } from 'typeorm';
import { GoogleCredential } from './google-credential.entity.js';
import type { TokenSealing } from './token-sealing.js';

/** Seals every stored token by today's key. Running it again, or beside the product, does no harm. */
export async function resealTokens(
  database: EntityManager,
  sealing: TokenSealing,
): Promise<{ resealed: number; lost: number }> {
  const outcome = { resealed: 0, lost: 0 };
  const stored = await database.find(GoogleCredential, { where: { sealedRefreshToken: Not(IsNull()) } });
  for (const { accountId, sealedRefreshToken } of stored) {
    if (!sealedRefreshToken || sealing.isCurrent(sealedRefreshToken)) continue;
    const token = sealing.open(sealedRefreshToken, accountId);
    if (token === null) {
      outcome.lost++;
      continue;
    }
    // Only if it is still the same: the person may connect anew just now.
    const resealed = { sealedRefreshToken: sealing.seal(token, accountId) };
    await database.update(GoogleCredential, { accountId, sealedRefreshToken }, resealed);
    outcome.resealed++;
  }
  return outcome;
}
