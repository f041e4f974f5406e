import { groupBy } from 'es-toolkit/array/groupBy';
import { In, MoreThan } from 'typeorm';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import { EventInvitation } from './event-invitation.entity.js';

/** The invitations of events that can be accepted, the latest first. */
export const openInvitations: BatchFunction<Context, string, EventInvitation[]> = async (
  { database, services },
  eventIds,
) => {
  const invitations = await database.find(EventInvitation, {
    where: { eventId: In([...eventIds]), expiresAt: MoreThan(services.clock.now()) },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  const byEvent = groupBy(invitations, ({ eventId }) => eventId);
  return eventIds.map((id) => byEvent[id] ?? []);
};
