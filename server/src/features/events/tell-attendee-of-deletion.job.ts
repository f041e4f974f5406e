import type { Job } from '../../platform/jobs/job.js';
import { accountExists } from '../accounts/account-exists.js';
import type { JobParts } from '../job-parts.js';
import { eventDeletedMail } from '../mail/event-deleted-mail.js';
import type { Attendee } from '../sign-ups/list-attendees.js';
import type { Event } from './event.entity.js';

export interface DeletionNotice {
  /** What the event was: it is gone when the mail is written. */
  event: Pick<Event, 'id' | 'title' | 'description' | 'location' | 'date' | 'startTime' | 'endTime'>;
  attendee: Attendee;
}

export const tellAttendeeOfDeletion: Job<DeletionNotice> = { name: 'tell-attendee-of-deletion' };

/** Tells one person by mail that an event will not take place; not one who has left by now. */
export async function runTellAttendeeOfDeletion(
  { database, settings, mail }: JobParts,
  { event, attendee }: DeletionNotice,
): Promise<void> {
  const { accountId, name, email } = attendee;
  if (!(await accountExists(database, accountId))) return;
  const { productName, publicUrl } = settings;
  await mail.send(await eventDeletedMail({ productName, publicUrl, event, name, email }));
}
