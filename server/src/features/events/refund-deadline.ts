import type { Event } from './event.entity.js';

const HOUR = 60 * 60_000;

/** Whether an event has begun. The people who signed up cannot give their places back then. */
export function hasStarted({ startsAt }: Pick<Event, 'startsAt'>, now: Date): boolean {
  return startsAt <= now;
}

/** The instant from which on giving back a paid place returns nothing; null where it never returns anything. */
export function refundDeadline({
  startsAt,
  refundDeadlineHours,
}: Pick<Event, 'startsAt' | 'refundDeadlineHours'>): Date | null {
  return refundDeadlineHours === null ? null : new Date(startsAt.getTime() - refundDeadlineHours * HOUR);
}
