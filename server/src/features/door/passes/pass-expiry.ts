import type { Event } from '../../events/event.entity.js';

/** Until when after its event a pass works: those who count at home are done by then. */
export const HOURS_AFTER_EVENT = 12;

export function expiryOf({ endsAt }: Pick<Event, 'endsAt'>): Date {
  return new Date(endsAt.getTime() + HOURS_AFTER_EVENT * 60 * 60 * 1_000);
}
