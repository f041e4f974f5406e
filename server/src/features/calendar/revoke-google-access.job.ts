import type { Job } from '../../platform/jobs/job.js';
import { GoogleRefusal } from '../google/google-gateway.js';
import type { JobDependencies } from '../job-dependencies.js';

export interface GoogleAccessToRevoke {
  accountId: string;
  /** Still encrypted, for the account, which may be gone by now. */
  encryptedRefreshToken: string;
  /** What is to be taken out of the calendar first. */
  entryIds: string[];
}

export const revokeGoogleAccessJob: Job<GoogleAccessToRevoke> = { name: 'revoke-google-access' };

/** Takes an account's entries out of the person's calendar, and ends the authorization at Google. */
export async function runRevokeGoogleAccess(
  { google, encryption, log }: JobDependencies,
  { accountId, encryptedRefreshToken, entryIds }: GoogleAccessToRevoke,
): Promise<void> {
  if (!google) throw new Error('An authorization is to be revoked, and Google is not set up');
  const refreshToken = await encryption.decrypt(encryptedRefreshToken, accountId);
  if (!refreshToken) return;
  for (const entryId of entryIds) {
    await google.removeEntry(refreshToken, entryId).catch((err: unknown) => {
      // The person has taken the authorization back: their calendar is their own affair.
      if (!(err instanceof GoogleRefusal)) throw err;
      log.info({ err, accountId }, 'an entry stays in a calendar');
    });
  }
  await google.revoke(refreshToken);
}
