import type { EntityManager } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
import { ErrorCode } from '../error-code.js';
import type { Event } from '../events/event.entity.js';
import { UserError } from '../user-error.js';
import type { Message } from './message.entity.js';
import { dueAt, type SendTime } from './message-time.js';
import { MessageTest } from './previews/message-test.entity.js';

/** Of an event, those that are scheduled included. */
const MAX_PER_DAY = 5;
const MAX_SCHEDULED = 3;
/** Milliseconds. A message that is due within them is on its way: the page leaves its writer so much time to undo it. */
const UNDO_TIME = 5 * 60 * 1_000;
/** More people get a message once its writer has had the same text as a test mail. */
const MAX_UNTESTED = 100;
/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1_000;

/**
 * Under the event's lock, so that it holds in races (M7). Scheduled messages count as messages of the day: whenever they go out, no
 * more than five go out in 24 hours.
 * @throws UserError TOO_MANY_MESSAGES
 */
export async function requireMessagesLeft(
  manager: EntityManager,
  { event, time, now }: { event: Pick<Event, 'id' | 'startsAt' | 'endsAt'>; time: SendTime; now: Date },
): Promise<void> {
  const undoneUntil = new Date(now.getTime() + UNDO_TIME);
  const [counts] = await read<{ waiting: number; scheduled: number; started: number }>(
    manager,
    `SELECT count(*) FILTER (WHERE status = 'SCHEDULED' AND (send_at IS NULL OR send_at > $3))::int AS waiting,
       count(*) FILTER (WHERE status = 'SCHEDULED')::int AS scheduled,
       count(*) FILTER (WHERE started_at > $2)::int AS started
     FROM messages WHERE event_id = $1`,
    [event.id, new Date(now.getTime() - DAY), undoneUntil],
  );
  const { waiting, scheduled, started } = counts ?? { waiting: 0, scheduled: 0, started: 0 };
  const due = dueAt(time, event);
  if (due && due > undoneUntil && waiting >= MAX_SCHEDULED) {
    const message = `An event has at most ${MAX_SCHEDULED} scheduled messages. Cancel one first`;
    throw new UserError(ErrorCode.TOO_MANY_MESSAGES, null, message);
  }
  if (scheduled + started >= MAX_PER_DAY) throw new UserError(ErrorCode.TOO_MANY_MESSAGES);
}

/** @throws UserError MESSAGE_NOT_TESTED where more than 100 people get a text that the viewer has not had as a test mail */
export async function requireTested(
  manager: EntityManager,
  message: Pick<Message, 'eventId' | 'subject' | 'text'>,
  accountId: string,
  recipientCount: number,
): Promise<void> {
  if (recipientCount <= MAX_UNTESTED) return;
  const { eventId, subject, text } = message;
  if (!(await manager.existsBy(MessageTest, { accountId, eventId, subject, text })))
    throw new UserError(ErrorCode.MESSAGE_NOT_TESTED);
}
