import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ConsequenceContext } from '../context.js';
import { defineJob } from '../define-job.js';
import { GoogleRejectedError } from '../google/google-gateway.js';
import { findEncryptedRefreshToken, readable } from '../google/stored-authorization.js';
import { type CalendarPlace, findCalendarPlaces } from '../sign-ups/in-calendars/calendar-place.js';
import { listAddedToCalendarBy } from '../sign-ups/in-calendars/list-added-to-calendar.js';
import { calendarEntryIds, calendarEntryKey } from './calendar-entry.js';

/** Takes an account's entries out of the person's calendar, and revokes the authorization at Google. */
export const revokeGoogleAccessJob = defineJob({
  name: 'revoke-google-access',
  schema: z.object({
    accountId: z.uuid(),
    /** Still encrypted, for the account, which may be deleted by now. */
    encryptedRefreshToken: z.string(),
    /** The entries that are removed from the calendar first. */
    entryIds: z.array(z.string()),
  }),
  run: async ({ services, settings, log }, { accountId, encryptedRefreshToken, entryIds }) => {
    const { google, encryption } = services;
    if (!google) throw new Error('An authorization is to be revoked, and Google is not set up');
    const refreshToken = readable(await encryption.decrypt(encryptedRefreshToken, accountId));
    for (const entryId of entryIds) {
      const entry = calendarEntryKey(entryId, settings.publicUrl);
      await google.removeEntry(refreshToken, entry).catch((err: unknown) => {
        // The person has revoked the authorization: their calendar is out of reach.
        if (!(err instanceof GoogleRejectedError)) throw err;
        log.info({ err, accountId }, 'an entry stays in a calendar');
      });
    }
    await google.revoke(refreshToken);
  },
});

/** Asks for the end of everything that an account has at Google. */
export async function revokeGoogleAccess(
  { services }: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  const encryptedRefreshToken = await findEncryptedRefreshToken(manager, accountId);
  if (!encryptedRefreshToken) return;
  const signUps = await listAddedToCalendarBy(manager, accountId);
  const places = await findCalendarPlaces(manager, signUps);
  const entryIds = signUps.flatMap(({ id: signUpId }, index) =>
    calendarEntryIds({ signUpId, ...(places[index] as CalendarPlace) }),
  );
  await services.jobs.enqueue(manager, revokeGoogleAccessJob, { accountId, encryptedRefreshToken, entryIds });
}
