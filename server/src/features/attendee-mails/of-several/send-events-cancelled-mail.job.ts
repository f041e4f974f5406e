import { z } from 'zod';
import { accountExists } from '../../accounts/find-account.js';
import { defineJob } from '../../define-job.js';
import { endedPlace } from '../../sign-ups/in-calendars/sign-up-calendar-file.js';
import { lostEvent } from '../send-event-cancelled-mail.job.js';
import { eventsCancelledMail } from './events-cancelled.mail.js';

/** Tells one person by one mail that several events will not take place. A person whose account is deleted gets no mail. */
export const sendEventsCancelledMailJob = defineJob({
  name: 'send-events-cancelled-mail',
  schema: z.object({
    attendee: z.object({ accountId: z.uuid(), name: z.string(), email: z.string() }),
    /** The soonest first. */
    places: z.array(
      z.object({
        event: lostEvent.required({ startsAt: true, endsAt: true }),
        paidPence: z.int().nullable(),
        // Older versions did not name it.
        returnedBeforePence: z.int().optional(),
        isWaiting: z.boolean().optional(),
        ended: endedPlace.optional(),
      }),
    ),
  }),
  run: async ({ database, settings, services }, { attendee, places }) => {
    const { accountId, ...person } = attendee;
    if (!(await accountExists(database, accountId))) return;
    const { brand, publicUrl } = settings;
    const lost = places.map(({ event: { startsAt, endsAt, ...event }, ...place }) => ({
      ...place,
      event: { ...event, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
    }));
    await services.mail.send(await eventsCancelledMail({ brand, publicUrl, ...person, places: lost }));
  },
});
