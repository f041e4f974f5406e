import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { stampEvent } from '../src/features/events/changes/stamp-event.js';

/** Changes of events while others read them. */
export interface Edits {
  /** Changes all of the events, after which no cached response is true any more. */
  editAll(): Promise<void>;
  during<Result>(perSecond: number, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Changes the descriptions of these events, one event after the other, in a transaction of the product's own statements. It
 * leaves the product's process out, so that both sides of a comparison bear the same.
 */
export function editsOf(database: DataSource, eventIds: readonly string[]): Edits {
  let count = 0;

  async function editAll(): Promise<void> {
    await database.transaction(async (manager) => {
      await manager.query('UPDATE events SET revision = revision + 1 WHERE id = ANY($1)', [eventIds]);
      await stampEvent(manager, eventIds[0] as string, new Date());
    });
  }

  async function edit(): Promise<void> {
    const id = eventIds[count++ % eventIds.length] as string;
    await database.transaction(async (manager) => {
      await manager.query(
        `UPDATE events SET description = split_part(description, ' · ', 1) || ' · ' || $2, revision = revision + 1
         WHERE id = $1`,
        [id, String(count)],
      );
      await stampEvent(manager, id, new Date());
    });
  }

  /** The first comes after half of the time between two, so that short rounds have as many as they should. */
  async function editUntil(perSecond: number, signal: AbortSignal): Promise<void> {
    const begunAt = performance.now();
    for (let number = 0.5; ; number++) {
      const wait = begunAt + (number * 1_000) / perSecond - performance.now();
      await delay(Math.max(0, wait), undefined, { signal });
      await edit();
    }
  }

  return {
    editAll,
    during: async (perSecond, work) => {
      if (perSecond === 0) return work();
      const end = new AbortController();
      const editing = editUntil(perSecond, end.signal).catch((error) => {
        if (!end.signal.aborted) throw error;
      });
      const [result] = await Promise.all([work().finally(() => end.abort()), editing]);
      return result;
    },
  };
}
