import type { EntityManager } from 'typeorm';
import type { RowOfEvent } from '../define-cause.js';
import { findEvents } from '../events/find-event.js';
import type { AddedRows } from './added-rows.js';
import type { LiveStreams } from './live-streams.js';

/** In place of an account: each that waits is told, since the event itself has changed. */
const EVERYBODY = '*';

/** The changes that one read covers. */
export interface Changes {
  /** The events that have changed, each with the accounts whose waiting for it has changed, or with `*` for all. */
  places: ReadonlyMap<string, ReadonlySet<string>>;
  /** The events at whose doors something has happened. */
  doors: ReadonlySet<string>;
  added: readonly { rows: AddedRows; ids: readonly string[] }[];
}

/** Reads each event once for all its streams. Nothing is sent when it rejects. */
export async function publishChanges(
  database: EntityManager,
  streams: LiveStreams,
  { places, doors, added }: Changes,
): Promise<void> {
  const found: { row: RowOfEvent; rows: AddedRows }[] = [];
  for (const { rows, ids } of added) {
    const inOrder = await rows.find(database, ids);
    found.push(...inOrder.map((row) => ({ row, rows })));
  }
  const eventIds = [...new Set([...places.keys(), ...doors, ...found.map(({ row }) => row.eventId)])];
  const events = eventIds.length === 0 ? [] : await findEvents(database, eventIds);
  const byId = new Map(events.map((event) => [event.id, event]));

  for (const { row, rows } of found) {
    const event = byId.get(row.eventId);
    const { isShownTo } = rows.channel;
    if (event)
      for (const watcher of rows.watchers.get(event.id) ?? []) watcher.push({ event, row, isShownTo });
  }
  for (const [eventId, accountIds] of places) {
    const event = byId.get(eventId);
    if (!event) {
      for (const watcher of streams.watchersOf(eventId)) watcher.stop();
      continue;
    }
    for (const watcher of streams.places.get(eventId) ?? []) watcher.push({ event });
    for (const watcher of streams.ownPlaces.get(eventId) ?? []) {
      if (accountIds.has(EVERYBODY) || accountIds.has(watcher.accountId ?? '')) watcher.push({ event });
    }
  }
  for (const eventId of new Set([...places.keys(), ...doors])) {
    const event = byId.get(eventId);
    if (event) for (const watcher of streams.doors.get(eventId) ?? []) watcher.push({ event });
  }
}
