import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { Event } from '../event.entity.js';
import { hasEnded } from '../has-ended.js';
import { lockOwnEvent } from '../own-event.js';
import { type EventRight, hasRight, requireRole } from '../team/event-roles.js';
import { withCurrentRoles } from '../team/with-current-roles.js';
import { EventScope } from './event-scope.js';

export interface OwnEvents {
  event: Event;
  /** The later events of its series that are meant, the soonest first; none where the event alone is. */
  following: Event[];
}

/**
 * An event of the viewer's team, locked as `lockOwnEvent` does, with the following events that the scope names. Those at which the
 * viewer has not the same right are none of them: one event of a series can be handed over. All events of the series are locked,
 * in the order of their ids, so that no other change moves one of them, and two such changes cannot deadlock.
 * @throws UserError EMAIL_NOT_VERIFIED, EVENT_NOT_FOUND
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for people without this right
 */
export async function lockOwnEvents(
  manager: EntityManager,
  context: Pick<Context, 'viewer' | 'settings' | 'services'>,
  { id, scope, right }: { id: string; scope: EventScope; right: EventRight },
): Promise<OwnEvents> {
  const series = scope === EventScope.THIS ? [] : await lockOwnSeries(manager, context, { id, right });
  const event = await lockOwnEvent(manager, context, id, right);
  const { viewer } = await withCurrentRoles(manager, context);
  const now = context.services.clock.now();
  const following = series
    .filter(({ date, cancelledAt }) => date > event.date && !cancelledAt)
    .filter((each) => !hasEnded(each, now))
    .filter((each) => hasRight(viewer, each, right))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return { event, following };
}

/**
 * All events of the series of an event of the viewer's team, locked in the order of their ids; none where it is in no series. An
 * account without the right is refused before it locks them: it could hold up their people. `lockOwnEvent` decides then, by the
 * locked row.
 * @throws UserError EMAIL_NOT_VERIFIED
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for people without this right
 */
export async function lockOwnSeries(
  manager: EntityManager,
  context: Pick<Context, 'viewer' | 'settings'>,
  { id, right }: { id: string; right: EventRight },
): Promise<Event[]> {
  const select = { id: true, seriesId: true, createdById: true } as const;
  const event = isUuid(id) ? await manager.findOne(Event, { select, where: { id } }) : null;
  if (!event?.seriesId) return [];
  requireRole(context, event, right, AccessScope.EVENTS_WRITE);
  return manager.find(Event, {
    where: { seriesId: event.seriesId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}
