import type { EntityManager } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import type { SignUp } from '../sign-up.entity.js';

/** The identity of a person's place at an event in calendars: the same after giving it back and signing up again. */
export interface CalendarPlace {
  /** The person's first sign-up to the event. */
  firstSignUpId: string;
  /** How often the person gave the place back before. */
  timesGivenBack: number;
}

/** The UID (RFC 5545, 3.8.4.7) of a place in files and in Google Calendar. */
export function calendarUid(firstSignUpId: string, publicUrl: string): string {
  return `sign-up-${firstSignUpId}@${new URL(publicUrl).hostname}`;
}

/**
 * The SEQUENCE (RFC 5545, 3.8.7.4) of a place. It grows with each revision of the event; giving the place back is one
 * step, and signing up again another.
 */
export function calendarSequence(
  { timesGivenBack }: CalendarPlace,
  { revision }: { revision: number },
): number {
  return revision + 2 * timesGivenBack;
}

/** When a place's file says what it says: of two files with one SEQUENCE the later counts. */
export function placeWrittenAt(signUp: Pick<SignUp, 'signedUpAt'>, event: { updatedAt: Date }): Date {
  return new Date(Math.max(event.updatedAt.getTime(), signUp.signedUpAt.getTime()));
}

type Placed = Pick<SignUp, 'id' | 'eventId' | 'accountId'>;

/** The calendar places of sign-ups that are there, or are being given back, in their order. */
export async function findCalendarPlaces(
  database: EntityManager,
  signUps: readonly Placed[],
): Promise<CalendarPlace[]> {
  const rows = await read<CalendarPlace & { id: string }>(
    database,
    `SELECT wanted.id, count(*)::int AS "timesGivenBack",
       (array_agg(earlier.id ORDER BY earlier.cancelled_at, earlier.id))[1] AS "firstSignUpId"
     FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS wanted (id, event_id, account_id)
     JOIN cancelled_sign_ups AS earlier USING (event_id, account_id)
     WHERE earlier.id <> wanted.id
     GROUP BY wanted.id`,
    [
      signUps.map(({ id }) => id),
      signUps.map(({ eventId }) => eventId),
      signUps.map(({ accountId }) => accountId),
    ],
  );
  const again = new Map(rows.map(({ id, ...place }) => [id, place]));
  return signUps.map(({ id }) => again.get(id) ?? { firstSignUpId: id, timesGivenBack: 0 });
}

/** The calendar place of one sign-up. */
export async function findCalendarPlace(database: EntityManager, signUp: Placed): Promise<CalendarPlace> {
  const [place] = await findCalendarPlaces(database, [signUp]);
  return place as CalendarPlace;
}

/** The calendar places of the sign-ups of many mails. */
export const calendarPlaces: BatchFunction<{ database: EntityManager }, Placed, CalendarPlace> = (
  { database },
  signUps,
) => findCalendarPlaces(database, signUps);
