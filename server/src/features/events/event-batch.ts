import type { Event } from './event.entity.js';

/** Rows of each kind in one transaction: about a tenth of a second, and a few hundred kB. */
const BATCH_SIZE = 500;

/** A part of what follows for the people of an event that will not take place: at most `size` rows of each kind. */
export interface EventBatch {
  event: Event;
  size: number;
  /** Asks for another batch. */
  leaveRest: () => void;
  /** Whether a consequence has asked for another batch. */
  hasRest: () => boolean;
}

/** The next batch of an event, for the consequences of one transaction. */
export function nextBatchOf(event: Event): EventBatch {
  let isLeft = false;
  const leaveRest = () => {
    isLeft = true;
  };
  return { event, size: BATCH_SIZE, leaveRest, hasRest: () => isLeft };
}
