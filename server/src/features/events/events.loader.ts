import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import type { Event } from './event.entity.js';
import { findEvents } from './find-event.js';
import { onlyVisible } from './visible-to.js';

/** The events with these ids; null for one that is not there, or that the viewer may not see. */
export const eventsThatExist: BatchFunction<Context, string, Event | null> = async (context, ids) => {
  const events = await onlyVisible(context, await findEvents(context.database, ids));
  const byId = new Map(events.map((event) => [event.id, event]));
  return ids.map((id) => byId.get(id) ?? null);
};

/** The events with these ids, of rows that the viewer may see. */
export const eventsById: BatchFunction<Context, string, Event> = async ({ loaders }, ids) => {
  const events = await loaders.of(eventsThatExist).loadMany(ids);
  return events.map((event) => event ?? new Error('The event of a sign-up does not exist'));
};
