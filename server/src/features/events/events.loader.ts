import { RequestError } from '../../platform/errors/request-errors.js';
import { type BatchFunction, rowOfEach } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import type { Event } from './event.entity.js';
import { findEvents } from './find-event.js';

/** The events with these ids; null for one that is not there. */
export const eventsThatExist: BatchFunction<Context, string, Event | null> = async ({ database }, ids) => {
  const events = await findEvents(database, ids);
  return rowOfEach(ids, events);
};

/**
 * The events with these ids, of rows that were read while their events were there. An event may be deleted between the two reads:
 * to the reader it is one that they may not see.
 * @throws RequestError FORBIDDEN
 */
export const eventsById: BatchFunction<Context, string, Event> = async ({ loaders }, ids) => {
  const events = await loaders.of(eventsThatExist).loadMany(ids);
  return events.map((event) => event ?? new RequestError('FORBIDDEN', 'The event has been deleted'));
};
