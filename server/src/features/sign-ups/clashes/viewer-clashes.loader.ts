import { Columns, columnsOf } from '../../../platform/database/sql/columns.js';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import { hasScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { Event } from '../../events/event.entity.js';
import { IS_VISIBLE } from '../../events/visible-to.js';

/** Of one event. */
export const MAX_CLASHES = 20;

const wantedColumn = new Columns<{ wantedId: string }>([{ sql: 'wanted.id', path: ['wantedId'] }]);

/**
 * The other events at which the viewer has a place, or waits for one, while each of these events takes place: the soonest first. They
 * are compared as instants. An event that begins when another ends is none. A cancelled event clashes with nothing.
 *
 * The waiting list is a table of a room beside this one.
 */
export const viewerClashes: BatchFunction<Context, string, Event[]> = async (
  { database, viewer, isForWebhook },
  eventIds,
) => {
  if (!viewer || isForWebhook || !hasScope(viewer, AccessScope.SIGN_UPS_READ)) return eventIds.map(() => []);
  const columns = columnsOf(database, Event).under('event').and(wantedColumn);
  const rows = await columns.query(
    database,
    `WITH own AS (
       SELECT event_id FROM sign_ups WHERE account_id = $2
       UNION SELECT event_id FROM waiting_list_entries WHERE account_id = $2
     )
     SELECT ${columns.sql} FROM events AS wanted CROSS JOIN LATERAL (
       SELECT events.* FROM own JOIN events ON events.id = own.event_id
       WHERE events.id <> wanted.id AND ${IS_VISIBLE} AND events.cancelled_at IS NULL
         AND events.starts_at < wanted.ends_at AND events.ends_at > wanted.starts_at
       ORDER BY events.starts_at, events.id LIMIT ${MAX_CLASHES}
     ) AS events
     WHERE wanted.id = ANY($1) AND wanted.deleted_at IS NULL AND wanted.cancelled_at IS NULL
     ORDER BY events.starts_at, events.id`,
    [eventIds, viewer.accountId],
  );
  const byEvent = Map.groupBy(rows, ({ wantedId }) => wantedId);
  return eventIds.map((id) => byEvent.get(id)?.map(({ event }) => event) ?? []);
};
