import { z } from 'zod';
import { accountExists } from '../accounts/find-account.js';
import { defineJob } from '../define-job.js';
import { endedPlace } from '../sign-ups/in-calendars/sign-up-calendar-file.js';
import { eventCancelledMail } from './event-cancelled.mail.js';

/** The event as it was: it may be deleted when the mail is written. */
export const lostEvent = z.object({
  id: z.uuid(),
  // Older versions did not name it; their mails have no cover.
  type: z.string().optional(),
  title: z.string(),
  location: z.string(),
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  // Older versions knew no other.
  timeZone: z.string().default('UTC'),
  // Older versions did not name them; their mails have no calendar file.
  startsAt: z.iso.datetime().optional(),
  endsAt: z.iso.datetime().optional(),
  // Null for an event that was deleted, and not cancelled before; older versions knew no other.
  reason: z.string().nullish(),
});

/** Tells one person by mail that an event will not take place. A person whose account is deleted gets no mail. */
export const sendEventCancelledMailJob = defineJob({
  name: 'send-event-cancelled-mail',
  schema: z.object({
    event: lostEvent,
    attendee: z.object({
      accountId: z.uuid(),
      name: z.string(),
      email: z.string(),
      // Older versions did not name the money.
      paidPence: z.int().nullable().default(null),
      returnedBeforePence: z.int().optional(),
      /** Whether the person waited in line, and has no place. */
      isWaiting: z.boolean().optional(),
      /** The place, for the calendar file. */
      ended: endedPlace.optional(),
    }),
  }),
  run: async ({ database, settings, services }, { event, attendee }) => {
    const { accountId, ...person } = attendee;
    if (!(await accountExists(database, accountId))) return;
    const { brand, publicUrl } = settings;
    const { id, type, startsAt, endsAt, reason, ...facts } = event;
    const cover = type === undefined ? null : await services.covers({ id, type });
    const instants = startsAt && endsAt ? { startsAt: new Date(startsAt), endsAt: new Date(endsAt) } : {};
    const mailed = { brand, publicUrl, event: { ...facts, ...instants }, reason, cover, ...person };
    await services.mail.send(await eventCancelledMail(mailed));
  },
});
