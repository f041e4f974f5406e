import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Clock } from '../../../platform/clock.js';
import { read } from '../../../platform/database/sql/read.js';
import { IS_VISIBLE } from '../../events/visible-to.js';
import { MutedEvent } from '../muted-event.entity.js';

/** The person and the event that a mail's link mutes. */
export interface MuteChoice {
  accountId: string;
  eventId: string;
  title: string;
  isMuted: boolean;
}

/** By the secret of a mail's link; null where there is no such link, or the event is deleted. */
export async function findMuteChoice(database: EntityManager, code: string): Promise<MuteChoice | null> {
  if (!isUuid(code)) return null;
  const [choice = null] = await read<MuteChoice>(
    database,
    `SELECT account_id AS "accountId", event_id AS "eventId", events.title,
       EXISTS (
         SELECT FROM muted_events
         WHERE muted_events.account_id = message_recipients.account_id AND muted_events.event_id = events.id
       ) AS "isMuted"
     FROM message_recipients JOIN messages ON messages.id = message_id JOIN events ON events.id = event_id
     WHERE mute_code = $1 AND ${IS_VISIBLE}`,
    [code],
  );
  return choice;
}

/** Mutes the messages of an event for a person, or lets them through again. Twice is once. */
export async function setMuted(
  database: EntityManager,
  clock: Clock,
  { accountId, eventId }: MuteChoice,
  isMuted: boolean,
): Promise<void> {
  if (!isMuted) {
    await database.delete(MutedEvent, { accountId, eventId });
    return;
  }
  const row = { accountId, eventId, mutedAt: clock.now() };
  await database.createQueryBuilder().insert().into(MutedEvent).values(row).orIgnore().execute();
}
