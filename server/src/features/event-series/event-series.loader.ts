import { In } from 'typeorm';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { countEventsOfSeries, findNextOfSeries } from '../events/lists/list-events-of-series.js';
import { EventSeries } from './event-series.entity.js';

/** The series with these ids; null for one that there is not. */
export const seriesById: BatchFunction<Context, string, EventSeries | null> = async ({ database }, ids) => {
  const series = await database.findBy(EventSeries, { id: In([...ids]) });
  const byId = new Map(series.map((one) => [one.id, one]));
  return ids.map((id) => byId.get(id) ?? null);
};

/** How many events of these series the viewer finds. */
export const eventCounts: BatchFunction<Context, string, number> = async ({ database, viewer }, ids) => {
  const counts = await countEventsOfSeries(database, viewer, ids);
  return ids.map((id) => counts.get(id) ?? 0);
};

/** The next event of each of these series that the viewer finds; null where none is to come. */
export const nextEvents: BatchFunction<Context, string, Event | null> = async (context, ids) => {
  const { database, viewer, services } = context;
  const events = await findNextOfSeries(database, viewer, ids, services.clock.now());
  const bySeries = new Map(events.map((event) => [event.seriesId, event]));
  return ids.map((id) => bySeries.get(id) ?? null);
};
