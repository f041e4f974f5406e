import { type EntityManager, In } from 'typeorm';
import { NIL } from 'uuid';
import type { ConsequenceContext } from '../context.js';
import { isNotified, setNotifiedUpTo } from '../events/cancellation/notified-up-to.js';
import { changeCounts } from '../events/count-sign-ups.js';
import type { EventsBatch } from '../events/event-batch.js';
import { placesLost } from '../sign-ups/causes.js';
import { markRemovedFromCalendar } from '../sign-ups/in-calendars/mark-added-to-calendar.js';
import { SignUp } from '../sign-ups/sign-up.entity.js';
import { WaitingListEntry } from '../waiting-list/waiting-list-entry.entity.js';

/**
 * Does what follows for a batch of the people of several events that are cancelled or deleted, all events of a person in the same
 * batch. Their sign-ups stay: those of deleted events are deleted afterwards.
 */
export async function endPlacesOfEvents(
  { runConsequences }: ConsequenceContext,
  manager: EntityManager,
  { events, size, leaveRest }: EventsBatch,
): Promise<void> {
  const eventIds = events.map(({ id }) => id);
  const accountIds = await nextPeople(manager, events, size);
  const last = accountIds.at(-1);
  if (last === undefined) return;
  leaveRest();
  const where = { eventId: In(eventIds), accountId: In(accountIds) };
  const eventOf = new Map(events.map((event) => [event.id, event]));
  const isNew = ({ eventId, accountId }: SignUp) => {
    const event = eventOf.get(eventId);
    return event !== undefined && !isNotified(event, accountId);
  };
  const signUps = (await manager.find(SignUp, { where })).filter(isNew);
  const waiting = await manager.find(WaitingListEntry, { where });
  await runConsequences(placesLost, manager, { events, signUps, waiting });
  await markRemovedFromCalendar(manager, signUps);
  await deleteEntries(manager, waiting);
  await setNotifiedUpTo(manager, eventIds, last);
}

/**
 * The next accounts in the order of ids, with about so many places. Each event gives as many accounts, by an index, so that the
 * first of all are among them with all their places.
 */
async function nextPeople(
  manager: EntityManager,
  events: EventsBatch['events'],
  places: number,
): Promise<string[]> {
  const next = (table: string) => `
    SELECT account_id FROM meant CROSS JOIN LATERAL (
      SELECT account_id FROM ${table} WHERE event_id = meant.id AND account_id > meant.after
      ORDER BY account_id LIMIT $3
    ) AS next`;
  const rows = await manager.query<{ id: string }[]>(
    `WITH meant AS (SELECT * FROM unnest($1::uuid[], $2::uuid[]) AS meant (id, after)), people AS (
       SELECT account_id AS id, sum(count(*)) OVER (ORDER BY account_id) - count(*) AS before
       FROM (${next('sign_ups')} UNION ALL ${next('waiting_list_entries')}) AS places
       GROUP BY account_id ORDER BY account_id LIMIT $3
     )
     SELECT id FROM people WHERE before < $3 ORDER BY id`,
    [
      events.map(({ id }) => id),
      events.map(({ cancellationNotifiedUpTo }) => cancellationNotifiedUpTo ?? NIL),
      places,
    ],
  );
  return rows.map(({ id }) => id);
}

async function deleteEntries(manager: EntityManager, entries: readonly WaitingListEntry[]): Promise<void> {
  await manager.delete(WaitingListEntry, { id: In(entries.map(({ id }) => id)) });
  const inLine = entries.filter(({ offerExpiresAt }) => offerExpiresAt === null);
  for (const [eventId, { length }] of Map.groupBy(inLine, (entry) => entry.eventId))
    await changeCounts(manager, eventId, { waiting: -length });
}
