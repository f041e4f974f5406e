import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { CalendarEvent } from '../ledger/calendar-event.js';
import type { GoogleSide } from '../open-google.js';
import { calendarRefusals } from './calendar-refusal.js';
import { checkTimes } from './check-times.js';
import { readEventChange } from './event-change.js';
import { findEvent, keepEvent } from './keep-event.js';
import { mergePatch } from './merge-patch.js';

/** Google's own alphabet and lengths for ids that a caller makes. */
const idShape = z.object({
  id: z
    .string()
    .regex(/^[a-v0-9]{5,1024}$/)
    .nullish(),
});

/** @throws GoogleRefusal */
export function insertEvent(google: GoogleSide, accountId: string, body: unknown): CalendarEvent {
  const parsed = idShape.safeParse(body ?? {});
  if (!parsed.success) throw calendarRefusals.invalid('Invalid resource id value.');
  const id = parsed.data.id ?? randomBytes(13).toString('hex');
  const given = mergePatch({}, readEventChange(body)) as Partial<CalendarEvent>;
  checkTimes(given.start, given.end);
  // Also of a deleted entry: its id is taken for ever.
  if (findEvent(google.ledger, accountId, id)) throw calendarRefusals.duplicate();
  const email = google.ledger.accounts.find(accountId)?.email ?? accountId;
  return keepEvent(google.ledger, accountId, {
    kind: 'calendar#event',
    id,
    status: 'confirmed',
    htmlLink: `${google.url}/calendars/${encodeURIComponent(accountId)}?event=${id}`,
    created: new Date().toISOString(),
    creator: { email, self: true },
    organizer: { email, self: true },
    iCalUID: `${id}@google.com`,
    sequence: 0,
    reminders: { useDefault: true },
    eventType: 'default',
    ...(given as Pick<CalendarEvent, 'start' | 'end'>),
  });
}
