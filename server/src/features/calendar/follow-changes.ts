import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import { listAddedToCalendar, listAddedToCalendarBy } from '../sign-ups/list-added-to-calendar.js';
import { calendarEntryId } from './calendar-entry.js';
import { followEvent } from './follow-event.js';
import { GoogleCredential } from './google-credential.entity.js';
import { leaveGoogle } from './leave-google.job.js';
import { removeEntry } from './remove-entry.job.js';

type Jobs = Pick<Context, 'jobs'>;

/** Has an event that changed written again into the calendars that it is in; in the transaction that changes it. */
export async function followChange({ jobs }: Jobs, manager: EntityManager, eventId: string): Promise<void> {
  const signUps = await listAddedToCalendar(manager, eventId);
  await jobs.enqueueAll(
    manager,
    followEvent,
    signUps.map(({ id }) => ({ signUpId: id })),
  );
}

/** Has an event taken out of the calendars that it is in; in the transaction that deletes it. */
export async function followDeletion({ jobs }: Jobs, manager: EntityManager, eventId: string): Promise<void> {
  const signUps = await listAddedToCalendar(manager, eventId);
  await jobs.enqueueAll(
    manager,
    removeEntry,
    signUps.map(({ id, accountId }) => ({ accountId, entryId: calendarEntryId(id) })),
  );
}

/** Has everything that an account has at Google ended; in the transaction that deletes the account. */
export async function followDeparture(
  { jobs }: Jobs,
  manager: EntityManager,
  accountId: string,
): Promise<void> {
  const credential = await manager.findOneBy(GoogleCredential, { accountId });
  const sealedRefreshToken = credential?.sealedRefreshToken;
  if (!sealedRefreshToken) return;
  const signUps = await listAddedToCalendarBy(manager, accountId);
  const entryIds = signUps.map(({ id }) => calendarEntryId(id));
  await jobs.enqueue(manager, leaveGoogle, { accountId, sealedRefreshToken, entryIds });
}
