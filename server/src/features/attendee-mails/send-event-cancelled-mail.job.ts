import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { accountExists } from '../accounts/find-account.js';
import type { Consequence, ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import { defineJob } from '../define-job.js';
import { changeCounts } from '../events/count-sign-ups.js';
import type { Event } from '../events/event.entity.js';
import type { EventBatch } from '../events/event-batch.js';
import type { placesLost } from '../sign-ups/causes.js';
import { type CalendarPlace, findCalendarPlaces } from '../sign-ups/in-calendars/calendar-place.js';
import { endedPlace, endPlace } from '../sign-ups/in-calendars/sign-up-calendar-file.js';
import { WaitingListEntry } from '../waiting-list/waiting-list-entry.entity.js';
import { eventCancelledMail } from './event-cancelled.mail.js';

/** The event as it was: it may be deleted when the mail is written. */
const event = z.object({
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
    event,
    attendee: z.object({
      accountId: z.uuid(),
      name: z.string(),
      email: z.string(),
      // Older versions did not name the money.
      paidPence: z.int().nullable().default(null),
      /** Whether the person waited in line, and has no place. */
      isWaiting: z.boolean().optional(),
      /** The place, for the calendar file. */
      ended: endedPlace.optional(),
    }),
  }),
  run: async ({ database, settings, services }, { event, attendee }) => {
    const { accountId, ...person } = attendee;
    if (!(await accountExists(database, accountId))) return;
    const { productName, publicUrl } = settings;
    const { id, type, startsAt, endsAt, reason, ...facts } = event;
    const cover = type === undefined ? null : await services.covers({ id, type });
    const instants = startsAt && endsAt ? { startsAt: new Date(startsAt), endsAt: new Date(endsAt) } : {};
    const mailed = { productName, publicUrl, event: { ...facts, ...instants }, reason, cover, ...person };
    await services.mail.send(await eventCancelledMail(mailed));
  },
});

/** The sum that was paid for each of these sign-ups, by its id, in pence; free ones are left out. */
export type FindPaid = (
  manager: EntityManager,
  signUpIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

/**
 * Asks for a mail to people who lose their places with the event.
 * @param findPaid given, since sign-ups know nothing of payments
 */
export function mailAttendees(findPaid: FindPaid): Consequence<DataOf<typeof placesLost>> {
  return async ({ services }, manager, { event, signUps }) => {
    const signUpIds = signUps.map((signUp) => signUp.id);
    const paid = await findPaid(manager, signUpIds);
    const places = await findCalendarPlaces(manager, signUps);
    const now = services.clock.now();
    const data = signUps.map(({ id: signUpId, accountId, contact: { name, email } }, index) => ({
      event: factsOf(event),
      attendee: {
        accountId,
        name,
        email,
        paidPence: paid.get(signUpId) ?? null,
        ended: endPlace(places[index] as CalendarPlace, event, now),
      },
    }));
    await services.jobs.enqueueAll(manager, sendEventCancelledMailJob, data);
  };
}

/** Deletes a batch of the people who wait for an event that will not take place, and asks for a mail to each. */
export async function deleteWaitingListOfEvent(
  { services }: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest }: EventBatch,
): Promise<void> {
  const entries = await manager.find(WaitingListEntry, { where: { eventId: event.id }, take: size });
  if (entries.length === size) leaveRest();
  const data = entries.map(({ accountId, contact: { name, email } }) => ({
    event: factsOf(event),
    attendee: { accountId, name, email, paidPence: null, isWaiting: true },
  }));
  await services.jobs.enqueueAll(manager, sendEventCancelledMailJob, data);
  await manager.delete(WaitingListEntry, { id: In(entries.map(({ id }) => id)) });
  const waiting = entries.filter(({ offerExpiresAt }) => offerExpiresAt === null).length;
  await changeCounts(manager, event.id, { waiting: -waiting });
}

function factsOf({
  id,
  type,
  title,
  location,
  date,
  startTime,
  endTime,
  timeZone,
  startsAt,
  endsAt,
  cancellationReason: reason,
}: Event): z.output<typeof event> {
  const instants = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  return { id, type, title, location, date, startTime, endTime, timeZone, ...instants, reason };
}

/** Deletes the jobs that have the name and the address of an account, in the transaction that deletes it. */
export async function deleteEventCancelledJobs(
  { services: { jobs } }: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  await jobs.deleteAllWith(manager, sendEventCancelledMailJob, { attendee: { accountId } });
}
