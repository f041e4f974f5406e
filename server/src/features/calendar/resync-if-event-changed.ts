import { isEqual } from 'es-toolkit/predicate';
import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import { lockEventAsItIs } from '../events/lock-event.js';
import { type CalendarEntry, calendarEntry } from './calendar-entry.js';
import { removeCalendarEntryJob } from './remove-calendar-entry.job.js';
import { syncCalendarEntryJob } from './sync-calendar-entry.job.js';

interface Written {
  accountId: string;
  signUpId: string;
  /** As it was written. */
  entry: CalendarEntry;
}

/**
 * Has an entry written again, or removed, where the event changed or went while Google was asked: who changed it could
 * not know of an entry that was not noted yet. From here on who changes the event waits for this transaction.
 */
export async function resyncIfEventChanged(
  { jobs, settings }: Pick<Context, 'jobs' | 'settings'>,
  manager: EntityManager,
  eventId: string,
  { accountId, signUpId, entry }: Written,
): Promise<void> {
  const event = await lockEventAsItIs(manager, eventId);
  if (!event) await jobs.enqueue(manager, removeCalendarEntryJob, { accountId, entryId: entry.id });
  else if (!isEqual(calendarEntry(event, signUpId, settings.publicUrl), entry)) {
    await jobs.enqueue(manager, syncCalendarEntryJob, { signUpId });
  }
}
