import type { BatchContext } from '../../src/features/context.js';
import { Batches, type BatchRun } from '../../src/platform/database/sql/batches.js';

/** Counts who is in a lane of an event: it waits for the event's row, or behind those who do. */
export class CountedBatches extends Batches<BatchContext> {
  inLanes = 0;

  override async add<Item, Result>(
    run: BatchRun<BatchContext, Item, Result>,
    item: Item,
    lane = '',
  ): Promise<Result> {
    const counted = lane === '' ? 0 : 1;
    this.inLanes += counted;
    try {
      return await super.add(run, item, lane);
    } finally {
      this.inLanes -= counted;
    }
  }
}
