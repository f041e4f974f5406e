import type { Event } from '../events/event.entity.js';
import type { Message } from './message.entity.js';

/** Milliseconds. */
const HOUR = 60 * 60 * 1_000;

/** When a message goes out. All null: at once. */
export type SendTime = Pick<Message, 'sendAt' | 'hoursBeforeStart' | 'hoursAfterEnd'>;

/** SQL for the instant at which a scheduled message is due, as `dueAt`, from `messages` and `events`. */
export const DUE_AT = `coalesce(
  messages.send_at,
  events.starts_at - make_interval(hours => messages.hours_before_start),
  events.ends_at + make_interval(hours => messages.hours_after_end)
)`;

/** The instant at which a message is due, as the event is now; null: at once. An hour is 3,600 seconds, also over the change to summer time (M5). */
export function dueAt(
  { sendAt, hoursBeforeStart, hoursAfterEnd }: SendTime,
  { startsAt, endsAt }: Pick<Event, 'startsAt' | 'endsAt'>,
): Date | null {
  if (sendAt) return sendAt;
  if (hoursBeforeStart !== null) return new Date(startsAt.getTime() - hoursBeforeStart * HOUR);
  return hoursAfterEnd === null ? null : new Date(endsAt.getTime() + hoursAfterEnd * HOUR);
}
