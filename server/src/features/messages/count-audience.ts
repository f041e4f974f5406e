import type { EntityManager } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
import { type MessageAudience, PEOPLE_OF } from './message-audience.js';

/** People of an audience, by whether a message would reach them. */
export interface AudienceCount {
  /** They get it. */
  recipientCount: number;
  mutedCount: number;
  /** Their address does not work. */
  unreachableCount: number;
}

interface Audience {
  eventId: string;
  audience: MessageAudience;
  signUpIds: readonly string[] | null;
}

/** Counts the people of an audience now: one statement, about 60 ms for 60,000 of them. */
export async function countAudience(
  database: EntityManager,
  { eventId, audience, signUpIds }: Audience,
): Promise<AudienceCount> {
  const [counted] = await read<AudienceCount>(
    database,
    `SELECT count(*) FILTER (WHERE muted IS NULL AND problem IS NULL)::int AS "recipientCount",
       count(muted)::int AS "mutedCount",
       count(problem) FILTER (WHERE muted IS NULL)::int AS "unreachableCount"
     FROM (${PEOPLE_OF[audience]}) AS people
     LEFT JOIN (SELECT account_id, true AS muted FROM muted_events WHERE event_id = $1) AS muted_events
       USING (account_id)
     LEFT JOIN mail_problems USING (email)`,
    [eventId, signUpIds],
  );
  return counted ?? { recipientCount: 0, mutedCount: 0, unreachableCount: 0 };
}
