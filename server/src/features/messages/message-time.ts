import type { Event } from '../events/event.entity.js';
import type { Message } from './message.entity.js';
import { MessageStatus } from './message-status.js';

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

/** SQL of `waitsForTeam`, null where the event was never moved. */
export const WAITS_FOR_TEAM = `messages.send_at IS NULL AND ${DUE_AT} <= events.plan_changed_at`;

/** Whether a change of the event has moved the time of a scheduled message into the past: the date may be a slip (S51). */
export function waitsForTeam(
  message: SendTime & Pick<Message, 'status'>,
  event: Pick<Event, 'startsAt' | 'endsAt' | 'planChangedAt'>,
): boolean {
  const due = message.sendAt ? null : dueAt(message, event);
  const isScheduled = message.status === MessageStatus.SCHEDULED;
  return isScheduled && due !== null && event.planChangedAt !== null && due <= event.planChangedAt;
}

/** The instant at which a message is due, as the event is now; null: at once. An hour is 3,600 seconds, also over the change to summer time (M5). */
export function dueAt(
  { sendAt, hoursBeforeStart, hoursAfterEnd }: SendTime,
  { startsAt, endsAt }: Pick<Event, 'startsAt' | 'endsAt'>,
): Date | null {
  if (sendAt) return sendAt;
  if (hoursBeforeStart !== null) return new Date(startsAt.getTime() - hoursBeforeStart * HOUR);
  return hoursAfterEnd === null ? null : new Date(endsAt.getTime() + hoursAfterEnd * HOUR);
}
