import { In } from 'typeorm';
import type { BatchFunction } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import { SignUp } from '../sign-up.entity.js';

/** The viewer's own sign-up at each of these events; null where there is none. */
export const viewerSignUps: BatchFunction<Context, string, SignUp | null> = async (
  { database, viewer },
  eventIds,
) => {
  if (!viewer) return eventIds.map(() => null);
  const signUps = await database.findBy(SignUp, { accountId: viewer.accountId, eventId: In([...eventIds]) });
  const byEvent = new Map(signUps.map((signUp) => [signUp.eventId, signUp]));
  return eventIds.map((id) => byEvent.get(id) ?? null);
};
