import { In, Not } from 'typeorm';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import { PlaceRelease, ReleaseStage } from './place-release.entity.js';

/** When the team released the places at each event; null where no release is under way. */
export const releaseTimes: BatchFunction<Context, string, Date | null> = async ({ database }, eventIds) => {
  const underWay = { eventId: In([...eventIds]), stage: Not(ReleaseStage.DONE) };
  const releases = await database.findBy(PlaceRelease, underWay);
  const byEvent = new Map(releases.map(({ eventId, releasedAt }) => [eventId, releasedAt]));
  return eventIds.map((id) => byEvent.get(id) ?? null);
};
