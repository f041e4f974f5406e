import { In, MoreThan } from 'typeorm';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { PlaceHold } from './place-hold.entity.js';

/** Until when a place at each of these events is held for the viewer; null where none is, or its time has run out. */
export const viewerPlacesHeldUntil: BatchFunction<Context, string, Date | null> = async (
  { database, viewer, services },
  eventIds,
) => {
  if (!viewer) return eventIds.map(() => null);
  const holds = await database.findBy(PlaceHold, {
    accountId: viewer.accountId,
    eventId: In([...eventIds]),
    heldUntil: MoreThan(services.clock.now()),
  });
  const byEvent = new Map(holds.map(({ eventId, heldUntil }) => [eventId, heldUntil]));
  return eventIds.map((id) => byEvent.get(id) ?? null);
};
