import type { calendar_v3 } from '@googleapis/calendar';
import { statusOf } from './google-errors.js';
import type { CalendarEntry } from './google-gateway.js';

type Events = calendar_v3.Resource$Events;

const calendarId = 'primary';

/** Writes an entry, and once more where another request has written it meanwhile. */
export async function putCalendarEntry(events: Events, entry: CalendarEntry): Promise<void> {
  try {
    await writeEntry(events, entry);
  } catch (error) {
    // 409: its UID is taken by now. 400: its SEQUENCE has grown by now.
    if (![400, 409].includes(statusOf(error) ?? 0)) throw error;
    await writeEntry(events, entry);
  }
}

/** Takes away an entry, by whichever version of the server it was written. */
export async function removeCalendarEntry(
  events: Events,
  { uid, formerId }: Pick<CalendarEntry, 'uid' | 'formerId'>,
): Promise<void> {
  const known = await findByUid(events, uid);
  if (known?.id) await deleteIfThere(events, known.id);
  await deleteIfThere(events, formerId);
}

async function writeEntry(events: Events, entry: CalendarEntry): Promise<void> {
  const known = await findByUid(events, entry.uid);
  if (known?.id) {
    // Google refuses a SEQUENCE below its own.
    const sequence = Math.max(known.sequence ?? 0, entry.sequence);
    await events.update({ calendarId, eventId: known.id, requestBody: { ...bodyOf(entry), sequence } });
    return;
  }
  // Its UID is Google's, and no entry can be given another.
  await deleteIfThere(events, entry.formerId);
  const { uid: iCalUID, sequence } = entry;
  await events.insert({ calendarId, requestBody: { ...bodyOf(entry), iCalUID, sequence } });
}

/** Also one that was deleted: Google never frees its UID. */
async function findByUid(events: Events, iCalUID: string): Promise<calendar_v3.Schema$Event | undefined> {
  const { data } = await events.list({ calendarId, iCalUID, showDeleted: true });
  const items = data.items ?? [];
  return items.find(({ status }) => status !== 'cancelled') ?? items[0];
}

async function deleteIfThere(events: Events, eventId: string): Promise<void> {
  try {
    await events.delete({ calendarId, eventId });
  } catch (error) {
    if (![404, 410].includes(statusOf(error) ?? 0)) throw error;
  }
}

function bodyOf({ title, description, location, startsAt, endsAt, url }: CalendarEntry) {
  return {
    // An entry that was deleted is restored.
    status: 'confirmed',
    summary: title,
    description,
    location,
    start: { dateTime: startsAt.toISOString() },
    end: { dateTime: endsAt.toISOString() },
    source: { title, url },
  };
}
