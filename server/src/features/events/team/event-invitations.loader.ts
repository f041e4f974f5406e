import { groupBy } from 'es-toolkit/array/groupBy';
import { In, MoreThan } from 'typeorm';
import { type BatchFunction, rowOfEach } from '../../../platform/graphql/loaders.js';
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

/** The invitations with these ids that can be accepted; null for one that cannot, and for one that there is not. */
export const openInvitationsById: BatchFunction<Context, string, EventInvitation | null> = async (
  { database, services },
  ids,
) => {
  const expiresAt = MoreThan(services.clock.now());
  return rowOfEach(ids, await database.findBy(EventInvitation, { id: In([...ids]), expiresAt }));
};
