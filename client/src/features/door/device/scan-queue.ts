import type { ScanInput } from '../../../gql/types';
import type { DoorDatabase } from './door-database';
import { type Sealer, sealer } from './seal';

/** An admission by this device that the server has not stored yet. */
export interface QueuedScan {
  id: string;
  eventId: string;
  door: string;
  scannedAt: string;
  code?: string;
  signUpId?: string;
}

type Content = Pick<QueuedScan, 'door' | 'code' | 'signUpId'>;

export interface Waiting {
  count: number;
  /** Null: none waits. */
  oldestAt: string | null;
  /** How many are in memory alone, and lost with the page. */
  unsavedCount: number;
}

/** UTF-8 bytes of scans in one request: the server takes 64 kB with all else. */
const MAX_BYTES = 48_000;
const MAX_SCANS = 200;
const LOCK = 'door-scans';

/** Scans that wait to be sent, in their order, for all tabs of this device. They survive the page and the battery (D24). */
export class ScanQueue {
  readonly #unsaved: QueuedScan[] = [];
  #sealer: Promise<Sealer> | null = null;

  constructor(readonly database: DoorDatabase | null) {}

  /** A scan that cannot be stored waits in memory. */
  async add(scan: QueuedScan): Promise<void> {
    const { id, eventId, scannedAt, ...content } = scan;
    try {
      if (!this.database) throw new Error('This browser stores nothing.');
      const { seal } = await this.#open(this.database);
      await this.database.add('scans', { id, eventId, scannedAt, ...(await seal(content)) });
    } catch {
      this.#unsaved.push(scan);
    }
  }

  /** The oldest scans of an event, as many as go into one request. */
  async next(eventId: string): Promise<QueuedScan[]> {
    const stored = (await this.#stored()).filter((scan) => scan.eventId === eventId).slice(0, MAX_SCANS);
    const opened: QueuedScan[] = [];
    if (this.database && stored.length > 0) {
      const { open } = await this.#open(this.database);
      for (const { iv, sealed, id, scannedAt } of stored)
        opened.push({ id, eventId, scannedAt, ...(await open<Content>({ iv, sealed })) });
    }
    const unsaved = this.#unsaved.filter((scan) => scan.eventId === eventId);
    return firstBytes([...opened, ...unsaved].slice(0, MAX_SCANS));
  }

  /** @returns whether all of them were waiting */
  async remove(ids: readonly string[]): Promise<boolean> {
    const left = new Set(ids);
    for (let index = this.#unsaved.length - 1; index >= 0; index--)
      if (left.delete(this.#unsaved[index]?.id ?? '')) this.#unsaved.splice(index, 1);
    if (this.database && left.size > 0) {
      const change = this.database.transaction('scans', 'readwrite');
      for (
        let cursor = await change.store.openCursor();
        cursor && left.size > 0;
        cursor = await cursor.continue()
      )
        if (left.delete(cursor.value.id)) await cursor.delete();
      await change.done;
    }
    return left.size === 0;
  }

  async waiting(eventId: string): Promise<Waiting> {
    const all = [...(await this.#stored()), ...this.#unsaved].filter((scan) => scan.eventId === eventId);
    return { count: all.length, oldestAt: all[0]?.scannedAt ?? null, unsavedCount: this.#unsaved.length };
  }

  /** The events that scans wait for. */
  async eventIds(): Promise<string[]> {
    return [...new Set([...(await this.#stored()), ...this.#unsaved].map(({ eventId }) => eventId))];
  }

  /** Runs it while no other tab changes the queue. Without locks a scan may be sent twice, which is one scan to the server. */
  locked<Result>(run: () => Promise<Result>): Promise<Result> {
    return navigator.locks ? navigator.locks.request(LOCK, run) : run();
  }

  #stored() {
    return this.database?.getAll('scans') ?? [];
  }

  #open(database: DoorDatabase): Promise<Sealer> {
    this.#sealer ??= sealer(database);
    return this.#sealer;
  }
}

/** As the API takes it. */
export function asInput({ eventId: _, ...scan }: QueuedScan): ScanInput {
  return { ...scan, admitted: true };
}

function firstBytes(scans: QueuedScan[]): QueuedScan[] {
  let bytes = 0;
  const end = scans.findIndex((scan) => {
    bytes += new TextEncoder().encode(JSON.stringify(asInput(scan))).length;
    return bytes > MAX_BYTES;
  });
  return end === -1 ? scans : scans.slice(0, Math.max(end, 1));
}
