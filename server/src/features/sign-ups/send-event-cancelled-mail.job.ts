import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { accountExists } from '../accounts/find-account.js';
import type { Consequence, ConsequenceContext } from '../context.js';
import { defineJob } from '../define-job.js';
import { eventCancelledMail } from './event-cancelled.mail.js';

/** The event as it was: it is gone when the mail is written. */
const event = z.object({
  id: z.uuid(),
  title: z.string(),
  location: z.string(),
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  // Older versions knew no other.
  timeZone: z.string().default('UTC'),
});

/** Tells one person by mail that an event will not take place. A person whose account is gone gets no mail. */
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
    }),
  }),
  run: async ({ database, settings, services }, { event, attendee }) => {
    const { accountId, ...person } = attendee;
    if (!(await accountExists(database, accountId))) return;
    const { productName, publicUrl } = settings;
    await services.mail.send(await eventCancelledMail({ productName, publicUrl, event, ...person }));
  },
});

/** What was paid for each of these sign-ups, by its id, in pence; free ones are left out. */
export type FindPaid = (
  manager: EntityManager,
  signUpIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

/**
 * Asks for a mail to people whose sign-ups went with their event.
 * @param findPaid given, since sign-ups know nothing of payments
 */
export function mailAttendees(findPaid: FindPaid): Consequence<'signUpsDeleted'> {
  return async ({ services }, manager, { event, signUps }) => {
    const { id, title, location, date, startTime, endTime, timeZone } = event;
    const signUpIds = signUps.map((signUp) => signUp.id);
    const paid = await findPaid(manager, signUpIds);
    const data = signUps.map(({ id: signUpId, accountId, contact: { name, email } }) => ({
      event: { id, title, location, date, startTime, endTime, timeZone },
      attendee: { accountId, name, email, paidPence: paid.get(signUpId) ?? null },
    }));
    await services.jobs.enqueueAll(manager, sendEventCancelledMailJob, data);
  };
}

/** Deletes the jobs that have the name and the address of an account, in the transaction that deletes it. */
export async function deleteEventCancelledJobs(
  { services: { jobs } }: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  await jobs.deleteAllWith(manager, sendEventCancelledMailJob, { attendee: { accountId } });
}
