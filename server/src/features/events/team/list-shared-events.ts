import type { EntityManager } from 'typeorm';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import type { Connection } from '../../../platform/graphql/lists/connection.js';
import type { GivenPage } from '../../../platform/graphql/lists/page-request.js';
import type { Event } from '../event.entity.js';
import { EventOrder } from '../lists/event-order.js';
import { pageOf } from '../lists/list-events.js';
import { addEnd } from '../lists/listed-dates.js';
import { IS_VISIBLE } from '../visible-to.js';

/** A page of the events of others in whose teams an account is, the soonest first. */
export async function listSharedEvents(
  database: EntityManager,
  accountId: string,
  { hasEnded, page }: { hasEnded: boolean | null; page: GivenPage },
  now: Date,
): Promise<Connection<Event>> {
  const conditions = new Conditions()
    .add('events.id = ANY(ARRAY(SELECT event_id FROM event_members WHERE account_id = ?))', accountId)
    .add(IS_VISIBLE);
  if (hasEnded !== null) addEnd(conditions, hasEnded, now);
  return pageOf(database, conditions, { page, orderBy: EventOrder.SOONEST_FIRST });
}
