import { In } from 'typeorm';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { Event } from './event.entity.js';

/** The events with these ids. */
export const eventsById: BatchFunction<Context, string, Event> = async ({ database }, ids) => {
  const events = await database.findBy(Event, { id: In([...ids]) });
  const byId = new Map(events.map((event) => [event.id, event]));
  return ids.map((id) => byId.get(id) ?? new Error('The event of a sign-up is gone'));
};
