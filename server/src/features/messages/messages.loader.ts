import { groupBy } from 'es-toolkit/array/groupBy';
import { In, IsNull } from 'typeorm';
import { z } from 'zod';
import { columnsOf } from '../../platform/database/sql/columns.js';
import { Conditions } from '../../platform/database/sql/conditions.js';
import { read } from '../../platform/database/sql/read.js';
import { type Connection, connectionOf } from '../../platform/graphql/lists/connection.js';
import { addPage, type ListOrder } from '../../platform/graphql/lists/list-order.js';
import { instantKey, type PageRequest } from '../../platform/graphql/lists/page-request.js';
import { type BatchFunction, rowOfEach } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { type AudienceCount, countAudience } from './count-audience.js';
import { Message } from './message.entity.js';

type MessageKeys = [createdAt: string, id: string];

/** The latest first. */
export const messageOrder: ListOrder<Message, MessageKeys> = {
  columns: ['messages.created_at', 'messages.id'],
  values: ['?::timestamptz', '?::uuid'],
  isDescending: true,
  keys: z.tuple([instantKey, z.uuid()]),
  keysOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
};

/** The pages of the messages of many events: one statement for events with the same page. */
export const messagePages: BatchFunction<
  Context,
  { eventId: string; page: PageRequest<MessageKeys> },
  Connection<Message>
> = async ({ database, loaders }, wanted) => {
  const found = new Map<object, Connection<Message>>();
  for (const samePage of Object.values(groupBy([...wanted], ({ page }) => JSON.stringify(page)))) {
    const { page } = samePage[0] as { page: PageRequest<MessageKeys> };
    const conditions = new Conditions().add('event_id = wanted.id');
    const end = addPage(conditions, messageOrder, page);
    const columns = columnsOf(database, Message);
    const rows = await columns.query(
      database,
      `SELECT page.* FROM unnest($${conditions.values.length + 1}::uuid[]) AS wanted (id)
       CROSS JOIN LATERAL (
         SELECT ${columns.sql} FROM messages WHERE ${conditions.sql} ${end}
       ) AS page`,
      [...conditions.values, [...new Set(samePage.map(({ eventId }) => eventId))]],
    );
    const byEvent = groupBy(rows, ({ eventId }) => eventId);
    for (const key of samePage) {
      const countAll = () => loaders.of(messageTotals).load(key.eventId);
      found.set(key, connectionOf(byEvent[key.eventId] ?? [], page, messageOrder.keysOf, countAll));
    }
  }
  return wanted.map((key) => found.get(key) ?? new Error('A page of messages is missing'));
};

const messageTotals: BatchFunction<Context, string, number> = async ({ database }, eventIds) => {
  const counts = await read<{ eventId: string; count: number }>(
    database,
    `SELECT event_id AS "eventId", count(*)::int AS count FROM messages WHERE event_id = ANY($1) GROUP BY event_id`,
    [eventIds],
  );
  const byEvent = new Map(counts.map(({ eventId, count }) => [eventId, count]));
  return eventIds.map((id) => byEvent.get(id) ?? 0);
};

/** The messages with these ids; null for one that is not there, or whose event is deleted. */
export const messagesIfThere: BatchFunction<Context, string, Message | null> = async ({ database }, ids) => {
  const messages = await database.findBy(Message, { id: In([...ids]), event: { deletedAt: IsNull() } });
  return rowOfEach(ids, messages);
};

/** The people of the audiences of scheduled messages now: at most three for each event. */
export const audienceCounts: BatchFunction<
  Context,
  Pick<Message, 'eventId' | 'audience' | 'signUpIds'>,
  AudienceCount
> = async ({ database }, audiences) => {
  const counted = new Map<string, Promise<AudienceCount>>();
  return Promise.all(
    audiences.map(({ eventId, audience, signUpIds }) => {
      const key = JSON.stringify([eventId, audience, signUpIds]);
      const count = counted.get(key) ?? countAudience(database, { eventId, audience, signUpIds });
      counted.set(key, count);
      return count;
    }),
  );
};
