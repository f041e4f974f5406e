import type { Job } from '../../platform/jobs/job.js';
import { accountExists } from '../accounts/account-exists.js';
import type { Event } from '../events/event.entity.js';
import type { JobDependencies } from '../job-dependencies.js';
import { eventCancelledMail } from './event-cancelled.mail.js';
import type { Attendee } from './list-attendees.js';

export interface DeletionNotice {
  /** What the event was: it is gone when the mail is written. */
  event: Pick<Event, 'id' | 'title' | 'description' | 'location' | 'date' | 'startTime' | 'endTime'>;
  attendee: Attendee;
}

export const sendEventCancelledMailJob: Job<DeletionNotice> = { name: 'send-event-cancelled-mail' };

/** Tells one person by mail that an event will not take place; not one who has left by now. */
export async function runSendEventCancelledMail(
  { database, settings, mail }: JobDependencies,
  { event, attendee }: DeletionNotice,
): Promise<void> {
  const { accountId, name, email } = attendee;
  if (!(await accountExists(database, accountId))) return;
  const { productName, publicUrl } = settings;
  await mail.send(await eventCancelledMail({ productName, publicUrl, event, name, email }));
}
