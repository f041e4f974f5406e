import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A scan that waits to be sent. Its code is sealed, see `seal.ts`. */
interface StoredScan {
  id: string;
  eventId: string;
  scannedAt: string;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

/** A place that this device has let in, by a key that names no ticket, see `ticketKey`. */
export interface StoredArrival {
  eventId: string;
  key: string;
  scanId: string;
  door: string;
  arrivedAt: string;
  /** Milliseconds since 1970, by the device's clock. */
  notedAt: number;
}

/** The sealed tickets of an event, and what the page shows of the event without network. */
export interface StoredList {
  eventId: string;
  title: string;
  arrivedCount: number;
  /** The rights of the pass, or of the person. */
  canSearch: boolean;
  canUndo: boolean;
  bytes: ArrayBuffer;
  etag: string;
  /** Milliseconds since 1970, by the server's clock. */
  asOf: number;
}

interface Tables extends DBSchema {
  /** The keys go up, so that scans are sent in the order in which they were made. */
  scans: { key: number; value: StoredScan };
  arrivals: { key: [string, string]; value: StoredArrival; indexes: { byEvent: string } };
  lists: { key: string; value: StoredList };
  passes: { key: string; value: { eventId: string; secret: string } };
  keys: { key: string; value: CryptoKey };
}

export type DoorDatabase = IDBPDatabase<Tables>;

/** Milliseconds. A list that was not read for so long belongs to an evening that is over. */
const OLDEST = 30 * 24 * 60 * 60 * 1_000;

/** Null where the browser stores nothing, as in some private windows. */
export async function openDoorDatabase(): Promise<DoorDatabase | null> {
  try {
    const database = await openDB<Tables>('door', 1, {
      upgrade(created) {
        created.createObjectStore('scans', { autoIncrement: true });
        const arrivals = created.createObjectStore('arrivals', { keyPath: ['eventId', 'key'] });
        arrivals.createIndex('byEvent', 'eventId');
        created.createObjectStore('lists', { keyPath: 'eventId' });
        created.createObjectStore('passes', { keyPath: 'eventId' });
        created.createObjectStore('keys');
      },
    });
    // Else a browser that runs out of space may delete all of it.
    await navigator.storage?.persist?.().catch(() => false);
    await removeOld(database);
    return database;
  } catch {
    return null;
  }
}

async function removeOld(database: DoorDatabase): Promise<void> {
  const waiting = new Set((await database.getAll('scans')).map(({ eventId }) => eventId));
  for (const { eventId, asOf } of await database.getAll('lists')) {
    if (Date.now() - asOf > OLDEST && !waiting.has(eventId)) await removeEvent(database, eventId);
  }
}

/** Removes all that the device stores of an event but the scans that are not sent. */
export async function removeEvent(database: DoorDatabase, eventId: string): Promise<void> {
  const change = database.transaction(['lists', 'passes', 'arrivals'], 'readwrite');
  const arrivals = change.objectStore('arrivals');
  for (const key of await arrivals.index('byEvent').getAllKeys(eventId)) await arrivals.delete(key);
  await Promise.all([
    change.objectStore('lists').delete(eventId),
    change.objectStore('passes').delete(eventId),
    change.done,
  ]);
}
