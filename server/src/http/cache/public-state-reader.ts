import type { PublicState } from '../../features/events/lists/read-public-state.js';
import { SharedReading } from '../../platform/database/sql/shared-reading.js';

/** Asks for the state of public data once for all requests that wait for it. */
export class PublicStateReader {
  readonly #reading: SharedReading<PublicState>;
  #eventIds = new Set<string>();

  constructor(readState: (eventIds: string[]) => Promise<PublicState>) {
    this.#reading = new SharedReading(() => {
      const eventIds = [...this.#eventIds];
      this.#eventIds = new Set();
      return readState(eventIds);
    });
  }

  /** The state as of some moment after the call, with that of those events at least. */
  read(eventIds: Iterable<string>): Promise<PublicState> {
    const state = this.#reading.next();
    for (const id of eventIds) this.#eventIds.add(id);
    return state;
  }
}
