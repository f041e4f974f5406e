import { SlidingBuffer } from '@repeaterjs/repeater';
import type { EntityManager } from 'typeorm';
import { isOutage } from '../../platform/database/connection/outage.js';
import { Notices } from '../../platform/database/notices.js';
import type { Log } from '../../platform/log.js';
import type { LiveChannel, RowOfEvent } from '../define-cause.js';
import { findEvents } from '../events/find-event.js';
import { accountsThatSee } from '../events/visible-to.js';
import { AddedRows } from './added-rows.js';
import { type LiveChange, MissedChangesError, type Watcher, type Watchers, watch } from './watchers.js';

/** Milliseconds. However often an event changes, those who watch it are sent no update more often than this. */
const INTERVAL = 500;

/**
 * The changes at events that are watched on this process, whichever process made them. Each event is read once for
 * all who watch it, at most twice a second.
 */
export class LiveChanges {
  readonly #notices: Notices;
  readonly #ofPlaces: Watchers = new Map();
  readonly #ofOwnPlaces: Watchers = new Map();
  readonly #changed = new Set<string>();
  /** By the name of the cause's channel. */
  readonly #added: ReadonlyMap<string, AddedRows>;
  /** The accounts whose waiting has changed, by the event. */
  readonly #waiting = new Map<string, Set<string>>();
  #reading: NodeJS.Timeout | null = null;
  #lastReadAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly database: EntityManager,
    url: string,
    channels: readonly LiveChannel[],
    private readonly log: Log,
  ) {
    this.#added = new Map(channels.map((channel) => [channel.name, new AddedRows(channel)]));
    const added = [...this.#added].map(([name, rows]) => [
      name,
      (payload: string) => rows.note(payload) && this.#readSoon(),
    ]);
    this.#notices = new Notices(url, {
      handlers: {
        event_places: (eventId) => this.#noteChanged(eventId),
        ...Object.fromEntries(added),
        waiting_changed: (payload) => this.#noteWaiting(payload),
      },
      onGap: () => this.#afterGap(),
    });
  }

  /** Resolves once nothing is missed from then on. @throws BusyError */
  ready(): Promise<void> {
    return this.#notices.ready();
  }

  /** The event, each time its places have changed; a slow reader gets only the latest state. Ends with the event. */
  placesOf(eventId: string, accountId: string | null): AsyncIterableIterator<LiveChange> {
    return watch(this.#ofPlaces, { eventId, accountId }, new SlidingBuffer(1));
  }

  /**
   * Each row that a cause adds to the event. Ends with the event; ends by an error for a reader who lets a thousand wait.
   */
  addedTo(
    { name }: Pick<LiveChannel, 'name'>,
    eventId: string,
    accountId: string | null,
  ): AsyncIterableIterator<LiveChange> {
    const rows = this.#added.get(name);
    if (!rows) throw new Error(`causes.ts lists no cause with the channel ${name}`);
    return watch(rows.watchers, { eventId, accountId });
  }

  /** The event, each time the account's waiting for it has changed or ended. Ends with the event. */
  ownPlaceAt(eventId: string, accountId: string): AsyncIterableIterator<LiveChange> {
    return watch(this.#ofOwnPlaces, { eventId, accountId }, new SlidingBuffer(1));
  }

  async close(): Promise<void> {
    if (this.#reading) clearTimeout(this.#reading);
    await this.#notices.close();
  }

  #noteChanged(eventId: string): void {
    if (this.#watchersOf(eventId).length === 0) return;
    this.#changed.add(eventId);
    this.#readSoon();
  }

  #noteWaiting(payload: string): void {
    const [eventId = '', ids = ''] = payload.split(' ');
    if (!this.#ofOwnPlaces.has(eventId)) return;
    const accountIds = this.#waiting.get(eventId) ?? new Set();
    for (const id of ids.split(',')) accountIds.add(id);
    this.#waiting.set(eventId, accountIds);
    this.#noteChanged(eventId);
  }

  #afterGap(): void {
    for (const eventId of this.#ofPlaces.keys()) this.#noteChanged(eventId);
    for (const watchers of [...this.#ofRows(), this.#ofOwnPlaces]) {
      for (const watcher of [...watchers.values()].flatMap((some) => [...some]))
        watcher.stop(new MissedChangesError());
    }
  }

  #readSoon(): void {
    if (this.#reading) return;
    const wait = Math.max(0, this.#lastReadAt + INTERVAL - performance.now());
    this.#reading = setTimeout(() => void this.#read(), wait).unref();
  }

  async #read(): Promise<void> {
    const changed = [...this.#changed];
    for (const id of changed) this.#changed.delete(id);
    const added = [...this.#added.values()].map((rows) => ({ rows, ids: rows.take() }));
    try {
      await this.#tell(changed, added);
    } catch (err) {
      if (!isOutage(err)) this.log.warn({ err }, 'live changes could not be read');
      for (const id of changed) this.#changed.add(id);
      for (const { rows, ids } of added) rows.add(ids);
    }
    this.#lastReadAt = performance.now();
    this.#reading = null;
    const isDone = this.#changed.size === 0 && [...this.#added.values()].every((rows) => rows.isEmpty);
    if (!isDone) this.#readSoon();
  }

  async #tell(
    changed: readonly string[],
    added: readonly { rows: AddedRows; ids: string[] }[],
  ): Promise<void> {
    const found: { row: RowOfEvent; watchers: Watchers }[] = [];
    for (const { rows, ids } of added) {
      const inOrder = await rows.find(this.database, ids);
      found.push(...inOrder.map((row) => ({ row, watchers: rows.watchers })));
    }
    const eventIds = [...new Set([...changed, ...found.map(({ row }) => row.eventId)])];
    const events = eventIds.length === 0 ? [] : await findEvents(this.database, eventIds);
    const byId = new Map(events.map((event) => [event.id, event]));
    for (const event of events) if (!event.public) await this.#stopUnlessVisible(event.id);
    for (const { row, watchers } of found) {
      const event = byId.get(row.eventId);
      if (event) for (const watcher of watchers.get(event.id) ?? []) watcher.push({ event, row });
    }
    for (const eventId of changed) {
      const event = byId.get(eventId);
      const accountIds = this.#waiting.get(eventId);
      this.#waiting.delete(eventId);
      if (!event) {
        for (const watcher of this.#watchersOf(eventId)) watcher.stop();
        continue;
      }
      for (const watcher of this.#ofPlaces.get(eventId) ?? []) watcher.push({ event });
      if (!accountIds) continue;
      for (const watcher of this.#ofOwnPlaces.get(eventId) ?? []) {
        if (watcher.accountId !== null && accountIds.has(watcher.accountId)) watcher.push({ event });
      }
    }
  }

  /** Ends the streams of people who may not see the event any more. */
  async #stopUnlessVisible(eventId: string): Promise<void> {
    const watchers = this.#watchersOf(eventId);
    const accountIds = watchers.flatMap(({ accountId }) => accountId ?? []);
    const seers = await accountsThatSee(this.database, eventId, [...new Set(accountIds)]);
    for (const watcher of watchers) {
      if (watcher.accountId === null || !seers.has(watcher.accountId)) watcher.stop();
    }
  }

  #watchersOf(eventId: string): Watcher[] {
    return [this.#ofPlaces, ...this.#ofRows(), this.#ofOwnPlaces].flatMap((watchers) => [
      ...(watchers.get(eventId) ?? []),
    ]);
  }

  #ofRows(): Watchers[] {
    return [...this.#added.values()].map(({ watchers }) => watchers);
  }
}
