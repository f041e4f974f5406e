import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import { listAttendees } from '../sign-ups/list-attendees.js';
import type { Event } from './event.entity.js';
import { tellAttendeeOfDeletion } from './tell-attendee-of-deletion.job.js';

/** Has everybody who signed up to an event told by mail that it is deleted; in the transaction that deletes it. */
export async function tellOfDeletion(
  { jobs }: Pick<Context, 'jobs'>,
  manager: EntityManager,
  { id, title, description, location, date, startTime, endTime }: Event,
): Promise<void> {
  // The mail says what the event was, and by then it is gone.
  const event = { id, title, description, location, date, startTime, endTime };
  const attendees = await listAttendees(manager, id);
  await jobs.enqueueAll(
    manager,
    tellAttendeeOfDeletion,
    attendees.map((attendee) => ({ event, attendee })),
  );
}
