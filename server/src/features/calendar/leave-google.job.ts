import type { Job } from '../../platform/jobs/job.js';
import type { JobParts } from '../job-parts.js';
import { GoogleRefusal } from './google-gateway.js';

export interface Leaving {
  accountId: string;
  /** Still encrypted, for the account, which may be gone by now. */
  sealedRefreshToken: string;
  /** What is to be taken out of the calendar first. */
  entryIds: string[];
}

export const leaveGoogle: Job<Leaving> = { name: 'leave-google' };

/** Takes an account's entries out of the person's calendar, and ends the authorization at Google. */
export async function runLeaveGoogle(
  { google, sealing, log }: JobParts,
  { accountId, sealedRefreshToken, entryIds }: Leaving,
): Promise<void> {
  if (!google) throw new Error('An authorization is to be revoked, and Google is not set up');
  const refreshToken = sealing.open(sealedRefreshToken, accountId);
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
