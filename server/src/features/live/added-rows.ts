import type { EntityManager } from 'typeorm';
import type { LiveChannel, RowOfEvent } from '../define-cause.js';
import type { Watchers } from './watchers.js';

/** Of rows that are read at once; the others come with the next read. */
const MAX_ROWS = 1_000;

/** The rows of a cause's channel that are not read yet, and the streams of them. */
export class AddedRows {
  readonly watchers: Watchers = new Map();
  readonly #ids = new Set<string>();

  constructor(readonly channel: LiveChannel) {}

  get isEmpty(): boolean {
    return this.#ids.size === 0;
  }

  /** @returns whether a stream waits for these */
  note(payload: string): boolean {
    const [eventId = '', ids = ''] = payload.split(' ');
    if (!this.watchers.has(eventId)) return false;
    this.add(ids.split(','));
    return true;
  }

  add(ids: readonly string[]): void {
    for (const id of ids) this.#ids.add(id);
  }

  /** Those that are read next, which are forgotten here. */
  take(): string[] {
    const ids = [...this.#ids].slice(0, MAX_ROWS);
    for (const id of ids) this.#ids.delete(id);
    return ids;
  }

  async find(database: EntityManager, ids: readonly string[]): Promise<RowOfEvent[]> {
    return ids.length === 0 ? [] : this.channel.find(database, ids);
  }
}
