import { Repeater, type SlidingBuffer } from '@repeaterjs/repeater';
import type { LiveChannel, RowOfEvent } from '../define-cause.js';
import type { Event } from '../events/event.entity.js';

/** An event that has changed, and the row that was added, where it is a stream of such rows. */
export interface LiveChange<Row extends RowOfEvent = RowOfEvent> {
  event: Event;
  row?: Row;
  /** The rule of the row's channel. */
  isShownTo?: LiveChannel['isShownTo'];
}

export interface Watcher {
  /** The account whose own place is watched; null in other streams. */
  accountId: string | null;
  push(change: LiveChange): void;
  /** `error`: the reader may have missed changes. */
  stop(error?: Error): void;
}

/** By the event. */
export type Watchers = Map<string, Set<Watcher>>;

/** A stream that may have missed something ends; its reader connects again and reads the current state. */
export class MissedChangesError extends Error {}

/** Adds a watcher of an event for as long as its reader reads. */
export function watch(
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
