import type { EntityManager } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import type { Message } from './message.entity.js';
import { MessageTest } from './previews/message-test.entity.js';

/** Of an event, those that are scheduled included. */
const MAX_PER_DAY = 5;
const MAX_SCHEDULED = 3;
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
  { eventId, isScheduled, now }: { eventId: string; isScheduled: boolean; now: Date },
): Promise<void> {
  const [counts] = await read<{ scheduled: number; started: number }>(
    manager,
    `SELECT count(*) FILTER (WHERE status = 'SCHEDULED')::int AS scheduled,
       count(*) FILTER (WHERE started_at > $2)::int AS started
     FROM messages WHERE event_id = $1`,
    [eventId, new Date(now.getTime() - DAY)],
  );
  const { scheduled, started } = counts ?? { scheduled: 0, started: 0 };
  if (isScheduled && scheduled >= MAX_SCHEDULED) {
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
