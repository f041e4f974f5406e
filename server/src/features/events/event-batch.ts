import type { Event } from './event.entity.js';

/** Rows of each kind in one transaction: about a tenth of a second, and a few hundred kB. */
const BATCH_SIZE = 500;

/** A part of what follows for the people of events that will not take place: at most `size` rows of each kind. */
interface Batch {
  size: number;
  /** Asks for another batch. */
  leaveRest: () => void;
  /** Whether a consequence has asked for another batch. */
  hasRest: () => boolean;
}

export interface EventBatch extends Batch {
  event: Event;
}

/** Of several events that are cancelled or deleted by one act. */
export interface EventsBatch extends Batch {
  events: readonly Event[];
}

/** The next batch of an event, for the consequences of one transaction. */
export function nextBatchOf(event: Event): EventBatch {
  return { event, ...nextBatch() };
}

/** As `nextBatchOf`, for several events. */
export function nextBatchOfEvents(events: readonly Event[]): EventsBatch {
  return { events, ...nextBatch() };
}

function nextBatch(): Batch {
  let isLeft = false;
  const leaveRest = () => {
    isLeft = true;
  };
  return { size: BATCH_SIZE, leaveRest, hasRest: () => isLeft };
}
