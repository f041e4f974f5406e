import type { Event } from '../event.entity.js';

/** Seconds in which a creator can undo a cancellation. People are notified and paid back after that. */
export const UNDO_SECONDS = 5 * 60;

/** The instant from which on a cancellation can no longer be undone, and is carried out. */
export function undoableUntil(cancelledAt: Date): Date {
  return new Date(cancelledAt.getTime() + UNDO_SECONDS * 1_000);
}

/**
 * Whether the cancellation of an event is being carried out, or has been: nothing brings the event back. The row decides,
 * since two processes may have different clocks.
 */
export function isFinallyCancelled({
  cancellationNotifiedUpTo,
}: Pick<Event, 'cancellationNotifiedUpTo'>): boolean {
  return cancellationNotifiedUpTo !== null;
}
