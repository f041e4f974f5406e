import type { Event } from '../../events/event.entity.js';

/** A pass ends this long after its event. Helpers have counted the arrivals by then. */
export const HOURS_AFTER_EVENT = 12;

export function expiryOf({ endsAt }: Pick<Event, 'endsAt'>): Date {
  return new Date(endsAt.getTime() + HOURS_AFTER_EVENT * 60 * 60 * 1_000);
}
