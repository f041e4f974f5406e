import type { Event } from './event.entity.js';

/** Whether an event is over. No place at it can be had then. */
export function hasEnded({ endsAt }: Pick<Event, 'endsAt'>, now: Date): boolean {
  return endsAt <= now;
}
