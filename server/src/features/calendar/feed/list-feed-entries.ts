import type { EntityManager } from 'typeorm';
import { Columns, columnsOf } from '../../../platform/database/sql/columns.js';
import { Event } from '../../events/event.entity.js';
import { attendeeNotes } from '../../events/texts/attendee-note.js';
import { type CalendarPlace, findCalendarPlaces } from '../../sign-ups/in-calendars/calendar-place.js';
import { feedLimits, feedRows, type Standing } from './feed-rows.js';

interface FeedRow {
  standing: Standing;
  /** Of the sign-up, or of the entry in the waiting list. */
  id: string;
  /** When the person signed up, began to wait, or gave the place back. */
  since: Date;
  offerExpiresAt: Date | null;
  event: Event;
}

export interface FeedEntry extends FeedRow {
  /** Null for a person who waits. */
  place: CalendarPlace | null;
  /** The note for attendees; null: none, or the person has no place. */
  note: string | null;
}

const entryColumns = new Columns<Omit<FeedRow, 'event'>>([
  { sql: 'entry.standing', path: ['standing'] },
  { sql: 'entry.id', path: ['id'] },
  { sql: 'entry.since', path: ['since'] },
  { sql: 'entry.offer_expires_at', path: ['offerExpiresAt'] },
]);

/** All entries of the feed of an account, in a fixed order. */
export async function listFeedEntries(
  database: EntityManager,
  accountId: string,
  now: Date,
): Promise<FeedEntry[]> {
  const columns = entryColumns.and(columnsOf(database, Event).under('event'));
  const rows = await columns.query(database, `SELECT ${columns.sql} FROM ${feedRows('$1')}`, [
    accountId,
    ...feedLimits(now),
  ]);
  const places = await placesOf(database, accountId, rows);
  const notes = await notesOf(database, rows);
  return rows.map((row) => ({
    ...row,
    place: places.get(row.id) ?? null,
    note: row.standing === 'PLACE' ? (notes.get(row.event.id) ?? null) : null,
  }));
}

async function placesOf(
  database: EntityManager,
  accountId: string,
  rows: readonly FeedRow[],
): Promise<Map<string, CalendarPlace>> {
  const had = rows.filter(({ standing }) => standing === 'PLACE' || standing === 'GIVEN_BACK');
  const placed = had.map(({ id, event }) => ({ id, eventId: event.id, accountId }));
  const places = await findCalendarPlaces(database, placed);
  return new Map(places.map((place, index) => [placed[index]?.id ?? '', place]));
}

/** By the event. A person who waits, or has given the place back, reads none. */
async function notesOf(
  database: EntityManager,
  rows: readonly FeedRow[],
): Promise<Map<string, string | null>> {
  const eventIds = rows.filter(({ standing }) => standing === 'PLACE').map(({ event }) => event.id);
  const notes = await attendeeNotes({ database }, eventIds);
  return new Map(eventIds.map((id, index) => [id, notes[index] as string | null]));
}
