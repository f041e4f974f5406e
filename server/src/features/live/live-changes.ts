import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';
import { type EntityManager, In } from 'typeorm';
import { isOutage } from '../../platform/database/connection/outage.js';
import { Notices } from '../../platform/database/notices.js';
import type { Log } from '../../platform/log.js';
import type { Event } from '../events/event.entity.js';
import { findEvents } from '../events/find-event.js';
import { accountsThatSee } from '../events/visible-to.js';
import { SignUp } from '../sign-ups/sign-up.entity.js';

/** Milliseconds. However often an event changes, those who watch it are sent no update more often than this. */
const INTERVAL = 500;
/** Of sign-ups that are read at once; the others come with the next reading. */
const MAX_SIGN_UPS = 1_000;

/** An event whose places have changed, and the new sign-up, if there is one. */
export interface LiveChange {
  event: Event;
  signUp?: SignUp;
}

interface Watcher {
  /** The account that watches; null: a reader without an account. */
  accountId: string | null;
  push(change: LiveChange): void;
  /** `error`: the reader may have missed changes. */
  stop(error?: Error): void;
}

type Watchers = Map<string, Set<Watcher>>;

/** A stream that may have missed something ends; its reader connects again and reads the current state. */
export class MissedChangesError extends Error {}

/**
 * The changes at events that are watched on this process, whichever process made them. Each event is read once for
 * all who watch it, at most twice a second.
 */
export class LiveChanges {
  readonly #notices: Notices;
  readonly #ofPlaces: Watchers = new Map();
  readonly #ofSignUps: Watchers = new Map();
  readonly #ofOwnPlaces: Watchers = new Map();
  readonly #changed = new Set<string>();
  readonly #added = new Set<string>();
  /** The accounts whose waiting has changed, by the event. */
  readonly #waiting = new Map<string, Set<string>>();
  #reading: NodeJS.Timeout | null = null;
  #lastReadAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly database: EntityManager,
    url: string,
    private readonly log: Log,
  ) {
    this.#notices = new Notices(url, {
      handlers: {
        event_places: (eventId) => this.#noteChanged(eventId),
        sign_ups_added: (payload) => this.#noteAdded(payload),
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

  /** Each new sign-up to the event. Ends with the event; ends by an error for a reader who lets a thousand wait. */
  signUpsTo(eventId: string, accountId: string | null): AsyncIterableIterator<LiveChange> {
    return watch(this.#ofSignUps, { eventId, accountId });
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

  #noteAdded(payload: string): void {
    const [eventId = '', ids = ''] = payload.split(' ');
    if (!this.#ofSignUps.has(eventId)) return;
    for (const id of ids.split(',')) this.#added.add(id);
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
    for (const watchers of [...this.#ofSignUps.values(), ...this.#ofOwnPlaces.values()]) {
      for (const watcher of [...watchers]) watcher.stop(new MissedChangesError());
    }
  }

  #readSoon(): void {
    if (this.#reading) return;
    const wait = Math.max(0, this.#lastReadAt + INTERVAL - performance.now());
    this.#reading = setTimeout(() => void this.#read(), wait).unref();
  }

  async #read(): Promise<void> {
    const changed = [...this.#changed];
    const added = [...this.#added].slice(0, MAX_SIGN_UPS);
    for (const id of changed) this.#changed.delete(id);
    for (const id of added) this.#added.delete(id);
    try {
      await this.#tell(changed, added);
    } catch (err) {
      if (!isOutage(err)) this.log.warn({ err }, 'live changes could not be read');
      for (const id of changed) this.#changed.add(id);
      for (const id of added) this.#added.add(id);
    }
    this.#lastReadAt = performance.now();
    this.#reading = null;
    if (this.#changed.size + this.#added.size > 0) this.#readSoon();
  }

  async #tell(changed: readonly string[], added: readonly string[]): Promise<void> {
    const signUps = added.length === 0 ? [] : await this.database.findBy(SignUp, { id: In([...added]) });
    signUps.sort((a, b) => a.signedUpAt.getTime() - b.signedUpAt.getTime());
    const eventIds = [...new Set([...changed, ...signUps.map(({ eventId }) => eventId)])];
    const events = eventIds.length === 0 ? [] : await findEvents(this.database, eventIds);
    const byId = new Map(events.map((event) => [event.id, event]));
    for (const event of events) if (!event.public) await this.#stopUnlessVisible(event.id);
    for (const signUp of signUps) {
      const event = byId.get(signUp.eventId);
      if (event) for (const watcher of this.#ofSignUps.get(event.id) ?? []) watcher.push({ event, signUp });
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
    return [this.#ofPlaces, this.#ofSignUps, this.#ofOwnPlaces].flatMap((watchers) => [
      ...(watchers.get(eventId) ?? []),
    ]);
  }
}

/** Adds a watcher of an event for as long as its reader reads. */
function watch(
  watchers: Watchers,
  { eventId, accountId }: { eventId: string; accountId: string | null },
  buffer?: SlidingBuffer,
): AsyncIterableIterator<LiveChange> {
  return new Repeater<LiveChange>(async (push, stop) => {
    const watcher: Watcher = {
      accountId,
      push: (change) => {
        try {
          push(change).catch(() => {});
        } catch {
          // A thousand wait already.
          stop(new MissedChangesError());
        }
      },
      stop,
    };
    const others = watchers.get(eventId) ?? new Set();
    watchers.set(eventId, others.add(watcher));
    await stop;
    others.delete(watcher);
    if (others.size === 0 && watchers.get(eventId) === others) watchers.delete(eventId);
  }, buffer);
}
