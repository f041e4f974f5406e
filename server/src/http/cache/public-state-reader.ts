import type { PublicState } from '../../features/events/read-public-state.js';

interface Batch {
  eventIds: Set<string>;
  state: Promise<PublicState>;
}

/**
 * Asks for the state of public data once for everybody who waits for it. Who comes while it is being read waits for the next
 * reading: what a reading that began before they came has seen may be older than what they have written.
 */
export class PublicStateReader {
  #waiting: Batch | null = null;
  #lastReading: Promise<unknown> = Promise.resolve();

  constructor(private readonly readState: (eventIds: string[]) => Promise<PublicState>) {}

  /** The state as of some moment after the call, with the counts of those events at least. */
  read(eventIds: Iterable<string>): Promise<PublicState> {
    this.#waiting ??= this.#nextBatch();
    for (const id of eventIds) this.#waiting.eventIds.add(id);
    return this.#waiting.state;
  }

  #nextBatch(): Batch {
    const eventIds = new Set<string>();
    const state = this.#lastReading.then(() => {
      this.#waiting = null;
      return this.readState([...eventIds]);
    });
    this.#lastReading = state.catch(() => {});
    return { eventIds, state };
  }
}
