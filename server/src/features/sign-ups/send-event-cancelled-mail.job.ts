import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { accountExists } from '../accounts/account-exists.js';
import type { ConsequenceContext } from '../context.js';
import { defineJob } from '../define-job.js';
import type { Event } from '../events/event.entity.js';
import { eventCancelledMail } from './event-cancelled.mail.js';
import { SignUp } from './sign-up.entity.js';

/** The event as it was: it is gone when the mail is written. */
const event = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
});

/** Tells one person by mail that an event will not take place. A person whose account is gone gets no mail. */
export const sendEventCancelledMailJob = defineJob({
  name: 'send-event-cancelled-mail',
  schema: z.object({
    event,
    attendee: z.object({ accountId: z.uuid(), name: z.string(), email: z.string() }),
  }),
  run: async ({ database, settings, services }, { event, attendee }) => {
    const { accountId, name, email } = attendee;
    if (!(await accountExists(database, accountId))) return;
    const { productName, publicUrl } = settings;
    await services.mail.send(await eventCancelledMail({ productName, publicUrl, event, name, email }));
  },
});

/** Asks for a mail to everybody who signed up to a deleted event. */
export async function mailAttendeesOfEvent(
  { services }: ConsequenceContext,
  manager: EntityManager,
  { id, title, description, location, date, startTime, endTime }: Event,
): Promise<void> {
  const signUps = await manager.find(SignUp, {
    select: { id: true, accountId: true, contact: { name: true, email: true } },
    where: { eventId: id },
  });
  const data = signUps.map(({ accountId, contact: { name, email } }) => ({
    event: { id, title, description, location, date, startTime, endTime },
    attendee: { accountId, name, email },
  }));
  await services.jobs.enqueueAll(manager, sendEventCancelledMailJob, data);
}
