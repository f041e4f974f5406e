import { SlidingBuffer } from '@repeaterjs/repeater';
import type { EntityManager } from 'typeorm';
import { isOutage } from '../../platform/database/connection/outage.js';
import { Notices } from '../../platform/database/notices.js';
import type { Log } from '../../platform/log.js';
import type { LiveChannel } from '../define-cause.js';
import { LiveStreams } from './live-streams.js';
import { PacedReads } from './paced-reads.js';
import { publishChanges } from './publish-changes.js';
import { type LiveChange, watch } from './watchers.js';

/** The changes at events that are watched on this process, whichever process made them. */
export class LiveChanges {
  readonly #notices: Notices;
  readonly #streams: LiveStreams;
  readonly #reads = new PacedReads(() => this.#read());
  /** The events to read next, each with the accounts whose waiting for it has changed. */
  readonly #changed = new Map<string, Set<string>>();
  /** The events whose doors are read next. */
  readonly #changedDoors = new Set<string>();

  constructor(
    private readonly database: EntityManager,
    url: string,
    channels: readonly LiveChannel[],
    private readonly log: Log,
  ) {
    this.#streams = new LiveStreams(channels);
    const added = [...this.#streams.added].map(([name, rows]) => [
      name,
      (payload: string) => rows.note(payload) && this.#reads.request(),
    ]);
    this.#notices = new Notices(url, {
      handlers: {
        event_places: (eventId) => this.#noteChanged(eventId),
        ...Object.fromEntries(added),
        waiting_changed: (payload) => this.#noteWaiting(payload),
        door_changed: (eventId) => this.#noteDoor(eventId),
      },
      onGap: () => this.#afterGap(),
    });
  }

  /** Resolves once nothing is missed from then on. @throws BusyError */
  ready(): Promise<void> {
    return this.#notices.ready();
  }

  /** The event, each time its places have changed; a slow reader gets only the latest state. Ends with the event. */
  placesOf(eventId: string): AsyncIterableIterator<LiveChange> {
    return watch(this.#streams.places, { eventId, accountId: null }, new SlidingBuffer(1));
  }

  /**
   * Each row that a cause adds to the event. Ends with the event; ends by an error for a reader who lets a thousand wait.
   */
  addedTo({ name }: Pick<LiveChannel, 'name'>, eventId: string): AsyncIterableIterator<LiveChange> {
    const rows = this.#streams.added.get(name);
    if (!rows) throw new Error(`causes.ts lists no cause with the channel ${name}`);
    return watch(rows.watchers, { eventId, accountId: null });
  }

  /** The event, each time the account's waiting for it has changed or ended. Ends with the event. */
  ownPlaceAt(eventId: string, accountId: string): AsyncIterableIterator<LiveChange> {
    return watch(this.#streams.ownPlaces, { eventId, accountId }, new SlidingBuffer(1));
  }

  /** The event, each time its door or its places have changed; a slow reader gets only the latest state. Ends with the event. */
  doorOf(eventId: string): AsyncIterableIterator<LiveChange> {
    return watch(this.#streams.doors, { eventId, accountId: null }, new SlidingBuffer(1));
  }

  async close(): Promise<void> {
    this.#reads.cancel();
    await this.#notices.close();
  }

  #noteChanged(eventId: string): void {
    if (this.#streams.watchersOf(eventId).length === 0) return;
    this.#add(eventId);
    this.#reads.request();
  }

  #noteWaiting(payload: string): void {
    const [eventId = '', ids = ''] = payload.split(' ');
    if (!this.#streams.ownPlaces.has(eventId)) return;
    this.#add(eventId, ids.split(','));
    this.#reads.request();
  }

  #noteDoor(eventId: string): void {
    if (!this.#streams.doors.has(eventId)) return;
    this.#changedDoors.add(eventId);
    this.#reads.request();
  }

  #add(eventId: string, accountIds: Iterable<string> = []): void {
    this.#changed.set(eventId, new Set([...(this.#changed.get(eventId) ?? []), ...accountIds]));
  }

  #afterGap(): void {
    for (const eventId of this.#streams.places.keys()) this.#noteChanged(eventId);
    for (const eventId of this.#streams.doors.keys()) this.#noteDoor(eventId);
    this.#streams.stopWholeStreams();
  }

  async #read(): Promise<void> {
    const places = new Map(this.#changed);
    const doors = new Set(this.#changedDoors);
    this.#changed.clear();
    this.#changedDoors.clear();
    const added = [...this.#streams.added.values()].map((rows) => ({ rows, ids: rows.take() }));
    try {
      await publishChanges(this.database, this.#streams, { places, doors, added });
    } catch (err) {
      if (!isOutage(err)) this.log.warn({ err }, 'live changes could not be read');
      for (const [eventId, accountIds] of places) this.#add(eventId, accountIds);
      for (const eventId of doors) this.#changedDoors.add(eventId);
      for (const { rows, ids } of added) rows.add(ids);
    }
    const isSomethingLeft =
      this.#changed.size + this.#changedDoors.size > 0 || added.some(({ rows }) => !rows.isEmpty);
    if (isSomethingLeft) this.#reads.request();
  }
}
