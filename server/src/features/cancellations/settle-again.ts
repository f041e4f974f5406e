import { type EntityManager, MoreThan } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
import { CancelledSignUp } from './cancelled-sign-up.entity.js';

/** Milliseconds within which giving back and signing up again count as one going back and forth. */
const BACK_AND_FORTH = 10 * 60_000;
/** Seconds that a mail waits then, to say what it has come to. */
export const SETTLES_IN = 60;

interface Who {
  eventId: string;
  accountId: string;
}

/** Whether the person gave back another place at the event lately: then a mail about this one waits (`SETTLES_IN`). */
export async function goesBackAndForth(
  database: EntityManager,
  { eventId, accountId }: Who,
  since: Date,
  signUpId?: string,
): Promise<boolean> {
  const lately = await database.find(CancelledSignUp, {
    select: { id: true },
    where: { accountId, eventId, cancelledAt: MoreThan(new Date(since.getTime() - BACK_AND_FORTH)) },
    take: 2,
  });
  return lately.some(({ id }) => id !== signUpId);
}

/** Whether a person who gave a place back has another one, or has given that back, too. */
export async function isOutdated(
  database: EntityManager,
  { eventId, accountId }: Who,
  signUpId: string,
): Promise<boolean> {
  const [row] = await read<{ outdated: boolean }>(
    database,
    `SELECT EXISTS (SELECT FROM sign_ups WHERE event_id = $1 AND account_id = $2)
       OR EXISTS (
         SELECT FROM cancelled_sign_ups AS own
         JOIN cancelled_sign_ups AS later USING (event_id, account_id)
         WHERE own.id = $3 AND event_id = $1 AND account_id = $2
           AND (later.cancelled_at, later.id) > (own.cancelled_at, own.id)
       ) AS outdated`,
    [eventId, accountId, signUpId],
  );
  return row?.outdated ?? false;
}
