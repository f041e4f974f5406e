import { Like } from 'typeorm';
import type { JobContext } from '../define-job.js';
import { FORMER_PREFIX } from '../google/former-token.js';
import { GoogleCredential } from '../google/google-credential.entity.js';
import { disconnectAndTell } from './write-calendar.js';

/**
 * Encrypts the tokens of a former version again, in today's format. A person whose token no key decrypts gets the
 * mail that says how to connect the calendar again. Running it again, or in several processes, does no harm.
 */
export async function reencryptFormerTokens(context: JobContext): Promise<void> {
  const { database, services, log } = context;
  const { google, encryption } = services;
  // A server without Google may have a key of its own: it must not take the calendars for lost.
  if (!google) return;
  const former = { encryptedRefreshToken: Like(`${FORMER_PREFIX}%`) };
  const stored = await database.findBy(GoogleCredential, former);
  const outcome = { reencrypted: 0, lost: 0 };
  for (const { accountId, encryptedRefreshToken: encrypted } of stored) {
    if (!encrypted) continue;
    const token = await encryption.decrypt(encrypted, accountId);
    if (token === null) {
      await disconnectAndTell(context, { accountId, encrypted });
      outcome.lost++;
      continue;
    }
    const reencrypted = { encryptedRefreshToken: await encryption.encrypt(token, accountId) };
    await database.update(GoogleCredential, { accountId, encryptedRefreshToken: encrypted }, reencrypted);
    outcome.reencrypted++;
  }
  if (stored.length > 0) log.info(outcome, 'tokens of a former version are encrypted again');
}
