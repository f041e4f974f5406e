import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { listAttendees } from './list-attendees.js';
import { sendEventCancelledMailJob } from './send-event-cancelled-mail.job.js';

/** Has everybody who signed up to an event told by mail that it is deleted; in the transaction that deletes it. */
export async function mailAttendeesOfEvent(
  { jobs }: Pick<Context, 'jobs'>,
  manager: EntityManager,
  { id, title, description, location, date, startTime, endTime }: Event,
): Promise<void> {
  // The mail says what the event was, and by then it is gone.
  const event = { id, title, description, location, date, startTime, endTime };
  const attendees = await listAttendees(manager, id);
  await jobs.enqueueAll(
    manager,
    sendEventCancelledMailJob,
    attendees.map((attendee) => ({ event, attendee })),
  );
}
