import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Store } from '../../store.js';
import type { GoogleStandIn } from '../google.js';
import type { CalendarEvent } from '../records.js';
import { calendarErrors } from './calendar-errors.js';
import { checkTimes } from './event-times.js';
import { eventsOf, findEvent, saveEvent } from './events.js';

/** Google's own alphabet and lengths for ids that a caller makes. RFC 5545's UID may be anything. */
const idShape = z.object({
  iCalUID: z.string().min(1).max(1024).nullish(),
  id: z
    .string()
    .regex(/^[a-v0-9]{5,1024}$/)
    .nullish(),
});

/** @throws GoogleApiError */
export function insertEvent(google: GoogleStandIn, accountId: string, body: unknown): CalendarEvent {
  const parsed = idShape.safeParse(body ?? {});
  if (!parsed.success) throw calendarErrors.invalid('Invalid resource id value.');
  const { iCalUID } = parsed.data;
  // "Only one of them should be supplied at event creation time", says Google's reference.
  if (parsed.data.id && iCalUID) throw calendarErrors.invalid('Only one of id and iCalUID may be given.');
  const id = parsed.data.id ?? randomBytes(13).toString('hex');
  const given = mergePatch({}, readEventChange(body)) as Partial<CalendarEvent>;
  checkTimes(given.start, given.end);
  // Also of a deleted entry: its ids are taken for ever.
  const isTaken = iCalUID
    ? eventsOf(google.store, accountId).some((event) => event.iCalUID === iCalUID)
    : findEvent(google.store, accountId, id) !== undefined;
  if (isTaken) throw calendarErrors.duplicate();
  const email = google.store.accounts.find(accountId)?.email ?? accountId;
  return saveEvent(google.store, accountId, {
    kind: 'calendar#event',
    id,
    status: 'confirmed',
    htmlLink: `${google.url}/calendars/${encodeURIComponent(accountId)}?event=${id}`,
    created: new Date().toISOString(),
    creator: { email, self: true },
    organizer: { email, self: true },
    iCalUID: iCalUID ?? `${id}@google.com`,
    sequence: 0,
    reminders: { useDefault: true },
    eventType: 'default',
    ...(given as Pick<CalendarEvent, 'start' | 'end'>),
  });
}

interface Change {
  accountId: string;
  id: string;
  body: unknown;
}

/** The fields that a caller may not change. */
function ownFields(event: CalendarEvent) {
  const { kind, id, htmlLink, created, creator, organizer, iCalUID, sequence, eventType } = event;
  return { kind, id, htmlLink, created, creator, organizer, iCalUID, sequence, eventType };
}

/** Changes the fields that are named. A cancelled entry stays cancelled unless its status is named. */
export function patchEvent(store: Store, change: Change): CalendarEvent {
  const event = existing(store, change);
  return saveChanged(store, change, event, mergePatch(event, readEventChange(change.body)) as CalendarEvent);
}

/** Puts other fields in the place of all. This brings a cancelled entry back, unless it says `cancelled`. */
export function updateEvent(store: Store, change: Change): CalendarEvent {
  const event = existing(store, change);
  const blank = { ...ownFields(event), status: 'confirmed', reminders: { useDefault: true } };
  return saveChanged(store, change, event, mergePatch(blank, readEventChange(change.body)) as CalendarEvent);
}

function existing(store: Store, { accountId, id }: Change): CalendarEvent {
  const event = findEvent(store, accountId, id);
  if (!event) throw calendarErrors['not-found']();
  return event;
}

const SEQUENCE_TOO_LOW =
  'Invalid sequence value. The specified sequence number is below the current sequence number of the resource. ' +
  'Re-fetch the resource and use its sequence number on the following request.';

function saveChanged(
  store: Store,
  { accountId }: Change,
  old: CalendarEvent,
  changed: CalendarEvent,
): CalendarEvent {
  checkTimes(changed.start, changed.end);
  if (changed.sequence < old.sequence) throw calendarErrors.invalid(SEQUENCE_TOO_LOW);
  const moved = JSON.stringify([old.start, old.end]) !== JSON.stringify([changed.start, changed.end]);
  const sequence = Math.max(changed.sequence, old.sequence + (moved ? 1 : 0));
  return saveEvent(store, accountId, { ...changed, sequence });
}

const text = z.string().nullish();
const time = z.object({ date: text, dateTime: text, timeZone: text }).nullish();
const properties = z.record(z.string(), z.string().nullable()).nullish();
const reminder = z.object({ method: z.enum(['email', 'popup']), minutes: z.int().min(0).max(40_320) });

/** The fields of an entry that a caller may set. The rest is Google's. */
const changeShape = z.object({
  status: z.enum(['confirmed', 'tentative', 'cancelled']).nullish(),
  summary: text,
  description: text,
  location: text,
  start: time,
  end: time,
  reminders: z
    .object({ useDefault: z.boolean().nullish(), overrides: z.array(reminder).max(5).nullish() })
    .refine(({ useDefault, overrides }) => !(useDefault && overrides?.length), {
      error: 'Cannot specify both default reminders and overrides at the same time.',
    })
    .nullish(),
  source: z.object({ title: text, url: z.url({ protocol: /^https?$/ }).nullish() }).nullish(),
  extendedProperties: z.object({ private: properties, shared: properties }).nullish(),
  transparency: z.enum(['opaque', 'transparent']).nullish(),
  visibility: z.enum(['default', 'public', 'private', 'confidential']).nullish(),
  colorId: text,
  sequence: z.int().min(0).optional(),
});

type EventChange = z.infer<typeof changeShape>;

/** @throws GoogleApiError */
function readEventChange(body: unknown): EventChange {
  const parsed = changeShape.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw calendarErrors.invalid(`Invalid value for: ${issue?.path.join('.')}: ${issue?.message}`);
}

type Fields = Record<string, unknown>;

/** The old fields with the new ones in their place; null takes one away (RFC 7396). */
function mergePatch(old: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  const merged: Fields = isFields(old) ? { ...old } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else if (value !== undefined) merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
