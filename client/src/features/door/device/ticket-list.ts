import { serverNow } from '../../../apollo/server-clock';
import { parseSnapshot, type Snapshot, type Ticket } from '../snapshot/snapshot';
import type { DoorDatabase, StoredArrival, StoredList } from './door-database';
import { readDoorFile } from './door-requests';

/** The facts of a list that the page shows. Times are the server's. */
export interface ListState {
  people: number;
  asOf: number;
  /** Whether it is there after the page has been closed. */
  isStored: boolean;
}

export type EventFacts = Pick<StoredList, 'title' | 'arrivedCount' | 'canSearch' | 'canUndo'>;

type NewArrival = Omit<StoredArrival, 'notedAt' | 'eventId'>;

/** The tickets of one event on this device, with the people whom the device has let in itself. */
export class TicketList {
  #snapshot: Snapshot | null = null;
  #stored: StoredList | null = null;
  #isStored = false;
  readonly #arrivals = new Map<string, StoredArrival>();

  constructor(
    readonly database: DoorDatabase | null,
    readonly eventId: string,
  ) {}

  get state(): ListState | null {
    if (!this.#snapshot || !this.#stored) return null;
    return { people: this.#snapshot.people, asOf: this.#stored.asOf, isStored: this.#isStored };
  }

  /** The facts that the page shows of the event, as they were read last. */
  get facts(): EventFacts | null {
    return this.#stored;
  }

  /** Reads what an earlier page of this device has stored. */
  async load(): Promise<void> {
    for (const arrival of (await this.database?.getAllFromIndex('arrivals', 'byEvent', this.eventId)) ?? [])
      this.#arrivals.set(arrival.key, arrival);
    const stored = await this.database?.get('lists', this.eventId);
    if (!stored) return;
    this.#snapshot = parseSnapshot(stored.bytes);
    this.#stored = stored;
    this.#isStored = true;
  }

  /**
   * Reads the list of the server. Unchanged tickets are not sent again.
   * @returns whether they have changed
   * @throws as `readDoorFile`
   */
  async refresh(facts: EventFacts, headers: Record<string, string>): Promise<boolean> {
    const known: Record<string, string> = this.#stored ? { 'if-none-match': this.#stored.etag } : {};
    const response = await readDoorFile(`/door/${this.eventId}/snapshot`, { ...headers, ...known });
    const isNew = response.status !== 304;
    if (isNew) {
      const bytes = await response.arrayBuffer();
      this.#snapshot = parseSnapshot(bytes);
      const etag = response.headers.get('etag') ?? '';
      this.#stored = { ...facts, eventId: this.eventId, bytes, etag, asOf: serverNow() };
    } else if (this.#stored) this.#stored = { ...this.#stored, ...facts, asOf: serverNow() };
    this.#isStored = await this.#store();
    return isNew;
  }

  async #store(): Promise<boolean> {
    if (!this.database || !this.#stored) return false;
    return this.database.put('lists', this.#stored).then(
      () => true,
      () => false,
    );
  }

  find(code: Uint8Array): Promise<Ticket | null> {
    return this.#snapshot?.find(code) ?? Promise.resolve(null);
  }

  /** The title of another event of this device that the code is a ticket of. */
  async otherEventOf(code: Uint8Array): Promise<string | null> {
    for (const list of (await this.database?.getAll('lists')) ?? []) {
      if (list.eventId !== this.eventId && (await parseSnapshot(list.bytes).find(code))) return list.title;
    }
    return null;
  }

  /** An arrival that this page knows of. */
  arrivalOf(key: string): StoredArrival | undefined {
    return this.#arrivals.get(key);
  }

  /** An arrival that any tab of this device knows of. */
  async findArrival(key: string): Promise<StoredArrival | undefined> {
    return this.#arrivals.get(key) ?? this.database?.get('arrivals', [this.eventId, key]);
  }

  /** The server has let a person in. */
  async noteArrival(some: NewArrival): Promise<void> {
    const arrival = this.#withTime(some);
    this.#arrivals.set(arrival.key, arrival);
    await this.database?.put('arrivals', arrival).catch(() => {});
  }

  /** This device lets a person in. @returns false: another scan or tab of this device has done so meanwhile */
  async claimArrival(some: NewArrival): Promise<boolean> {
    if (this.#arrivals.has(some.key)) return false;
    const arrival = this.#withTime(some);
    this.#arrivals.set(arrival.key, arrival);
    try {
      await this.database?.add('arrivals', arrival);
    } catch (error) {
      // Any other failure, such as a full storage, leaves it in memory.
      if (!(error instanceof DOMException && error.name === 'ConstraintError')) return true;
      this.#arrivals.delete(arrival.key);
      return false;
    }
    return true;
  }

  #withTime(some: NewArrival): StoredArrival {
    return { ...some, eventId: this.eventId, notedAt: Date.now() };
  }

  /** After an undo. */
  removeArrival(scanId: string): Promise<void> {
    return this.#removeArrivals((arrival) => arrival.scanId === scanId);
  }

  /** The list knows of them itself, and of those that were undone elsewhere. */
  removeArrivalsBefore(instant: number): Promise<void> {
    return this.#removeArrivals(({ notedAt }) => notedAt < instant);
  }

  async #removeArrivals(isGone: (arrival: StoredArrival) => boolean): Promise<void> {
    for (const [key, arrival] of this.#arrivals) {
      if (!isGone(arrival)) continue;
      this.#arrivals.delete(key);
      await this.database?.delete('arrivals', [this.eventId, key]).catch(() => {});
    }
  }

  forget(): void {
    this.#snapshot = null;
    this.#stored = null;
    this.#arrivals.clear();
  }
}
