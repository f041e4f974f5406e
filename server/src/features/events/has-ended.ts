import type { Event } from './event.entity.js';

/** Whether an event is over. Nobody can have a place at it then. */
export function hasEnded({ endsAt }: Pick<Event, 'endsAt'>, now: Date): boolean {
  return endsAt <= now;
}
