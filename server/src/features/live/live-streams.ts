import type { LiveChannel } from '../define-cause.js';
import { AddedRows } from './added-rows.js';
import { MissedChangesError, type Watcher, type Watchers } from './watchers.js';

/** The streams that this process sends, by what is in them. */
export class LiveStreams {
  readonly places: Watchers = new Map();
  readonly ownPlaces: Watchers = new Map();
  readonly doors: Watchers = new Map();
  /** By the name of the cause's channel. */
  readonly added: ReadonlyMap<string, AddedRows>;

  constructor(channels: readonly LiveChannel[]) {
    this.added = new Map(channels.map((channel) => [channel.name, new AddedRows(channel)]));
  }

  watchersOf(eventId: string): Watcher[] {
    return [this.places, this.doors, ...this.#whole()].flatMap((watchers) => [
      ...(watchers.get(eventId) ?? []),
    ]);
  }

  /** After a gap in the notifications; a stream of places or of a door needs only the latest state. */
  stopWholeStreams(): void {
    for (const watchers of this.#whole()) {
      for (const watcher of [...watchers.values()].flatMap((some) => [...some]))
        watcher.stop(new MissedChangesError());
    }
  }

  /** The streams that must not miss a change. */
  #whole(): Watchers[] {
    return [...[...this.added.values()].map(({ watchers }) => watchers), this.ownPlaces];
  }
}
