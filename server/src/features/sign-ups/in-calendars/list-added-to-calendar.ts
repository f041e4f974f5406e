import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { SignUp } from '../sign-up.entity.js';

type Added = Pick<SignUp, 'id' | 'eventId' | 'accountId'>;

const added = { select: { id: true, eventId: true, accountId: true } } as const;

/** Those of the events that are in a person's Google Calendar. */
export async function listEventsInCalendars(
  manager: EntityManager,
  eventIds: readonly string[],
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM unnest($1::uuid[]) AS meant (id) WHERE EXISTS (
       SELECT FROM sign_ups WHERE event_id = meant.id AND added_to_calendar_at IS NOT NULL
     )`,
    [eventIds],
  );
  return rows.map(({ id }) => id);
}

/** The next sign-ups to an event that are in a person's Google Calendar, in the order of accounts, after one of these. */
export function listAddedToCalendar(
  manager: EntityManager,
  { eventId, after, limit }: { eventId: string; after: string; limit: number },
): Promise<Added[]> {
  const where = { eventId, accountId: MoreThan(after), addedToCalendarAt: Not(IsNull()) };
  return manager.find(SignUp, { ...added, where, order: { accountId: 'ASC' }, take: limit });
}

/** An account's sign-ups that are in the person's Google Calendar. */
export function listAddedToCalendarBy(manager: EntityManager, accountId: string): Promise<Added[]> {
  return manager.find(SignUp, { ...added, where: { accountId, addedToCalendarAt: Not(IsNull()) } });
}
