import { groupBy } from 'es-toolkit/array';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { columnsOf } from '../../platform/database/columns.js';
import { Conditions } from '../../platform/database/conditions.js';
import {
  type Connection,
  connectionOf,
  instantKey,
  type PageRequest,
} from '../../platform/graphql/connection.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { Event } from '../events/event.entity.js';
import { eventsById } from '../events/events.loader.js';
import type { EventKeys, EventPage } from '../events/list-events.js';
import { SignUp } from './sign-up.entity.js';

/** The cursor keys of an event's sign-ups, the latest first: instant, id. */
export const signUpKeys = z.tuple([instantKey, z.uuid()]);
export type SignUpPage = PageRequest<z.output<typeof signUpKeys>>;

/** The pages of sign-ups of many events, each with the latest first: one statement for events with the same page. */
export const signUpPages: BatchFunction<
  Context,
  { eventId: string; page: SignUpPage },
  Connection<SignUp>
> = async ({ database, loaders }, wanted) => {
  const found = new Map<object, Connection<SignUp>>();
  for (const samePage of Object.values(groupBy([...wanted], ({ page }) => JSON.stringify(page)))) {
    const page = (samePage[0] as { page: SignUpPage }).page;
    // An event may be asked for by several paths of one request.
    const eventIds = new Set(samePage.map(({ eventId }) => eventId));
    const rows = await latestOf(database, [...eventIds], page);
    const byEvent = groupBy(rows, ({ eventId }) => eventId);
    for (const key of samePage) {
      found.set(
        key,
        connectionOf(
          byEvent[key.eventId] ?? [],
          page,
          (signUp) => [signUp.signedUpAt.toISOString(), signUp.id] as const,
          async () => (await loaders.of(eventsById).load(key.eventId)).signUpCount,
        ),
      );
    }
  }
  return wanted.map((key) => found.get(key) ?? new Error('A page of sign-ups is missing'));
};

function latestOf(
  database: EntityManager,
  eventIds: string[],
  { first, after }: SignUpPage,
): Promise<SignUp[]> {
  const columns = columnsOf(database, SignUp);
  const conditions = new Conditions().add('event_id = wanted.id');
  // Not one condition for both: the plan of a prepared statement would read all pages before this one.
  if (after) conditions.add('(signed_up_at, sign_ups.id) < (?, ?)', ...after);
  return columns.query(
    database,
    `SELECT page.* FROM unnest($${conditions.values.length + 1}::uuid[]) AS wanted (id)
     CROSS JOIN LATERAL (
       SELECT ${columns.sql} FROM sign_ups WHERE ${conditions.sql}
       ORDER BY signed_up_at DESC, sign_ups.id DESC LIMIT ${first + 1}
     ) AS page`,
    [...conditions.values, eventIds],
  );
}

/**
 * A page of an account's own sign-ups, the soonest event first.
 * @param hasEnded true: only to events that are over, the latest first; false: only to those that are not
 */
export async function listSignUpsOf(
  database: EntityManager,
  accountId: string,
  page: EventPage,
  { hasEnded, now }: { hasEnded: boolean | null; now: Date },
): Promise<Connection<SignUp>> {
  const isLatestFirst = hasEnded === true;
  const conditions = new Conditions().add('account_id = ?', accountId);
  if (hasEnded !== null) conditions.add(`events.ends_at ${hasEnded ? '<=' : '>'} ?`, now);
  const all = { sql: conditions.sql, values: [...conditions.values] };
  if (page.after) {
    conditions.add(
      `(events.date, events.start_time, events.id) ${isLatestFirst ? '<' : '>'} (?, ?, ?)`,
      ...page.after,
    );
  }
  const direction = isLatestFirst ? 'DESC' : 'ASC';
  const columns = columnsOf(database, SignUp).and(columnsOf(database, Event).only('date', 'startTime'));
  const rows = await columns.query(
    database,
    `SELECT ${columns.sql}
     FROM sign_ups JOIN events ON events.id = event_id AND events.deleted_at IS NULL
     WHERE ${conditions.sql}
     ORDER BY events.date ${direction}, events.start_time ${direction}, events.id ${direction}
     LIMIT ${page.first + 1}`,
    conditions.values,
  );
  const keysOf = ({ date, startTime, eventId }: (typeof rows)[number]): EventKeys => [
    date,
    startTime,
    eventId,
  ];
  return connectionOf(rows, page, keysOf, () => countOf(database, all));
}

async function countOf(
  database: EntityManager,
  { sql, values }: Pick<Conditions, 'sql' | 'values'>,
): Promise<number> {
  const [counted] = await database.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM sign_ups JOIN events ON events.id = event_id AND events.deleted_at IS NULL
     WHERE ${sql}`,
    values,
  );
  return counted?.count ?? 0;
}
