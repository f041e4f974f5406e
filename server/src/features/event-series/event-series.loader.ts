import { In } from 'typeorm';
import { type BatchFunction, rowOfEach } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { countEventsOfSeries, findNextOfSeries } from '../events/lists/list-events-of-series.js';
import { EventSeries } from './event-series.entity.js';

/** The series with these ids; null for one that there is not. */
export const seriesById: BatchFunction<Context, string, EventSeries | null> = async ({ database }, ids) => {
  const series = await database.findBy(EventSeries, { id: In([...ids]) });
  return rowOfEach(ids, series);
};

type EventCounts = BatchFunction<Context, string, number>;

/** How many events of these series the viewer finds: all, those that have ended, or those that have not. */
export function eventCounts(hasEnded: boolean | null): EventCounts {
  if (hasEnded === null) return allEventCounts;
  return hasEnded ? endedEventCounts : comingEventCounts;
}

// Each is one value: a request has one loader for it.
const allEventCounts = countBy(null);
const endedEventCounts = countBy(true);
const comingEventCounts = countBy(false);

function countBy(hasEnded: boolean | null): EventCounts {
  return async ({ database, viewer, services }, ids) => {
    const counts = await countEventsOfSeries(database, viewer, { ids, hasEnded }, services.clock.now());
    return ids.map((id) => counts.get(id) ?? 0);
  };
}

/** The next event of each of these series that the viewer finds; null where none is to come. */
export const nextEvents: BatchFunction<Context, string, Event | null> = async (context, ids) => {
  const { database, viewer, services } = context;
  const events = await findNextOfSeries(database, viewer, ids, services.clock.now());
  const bySeries = new Map(events.map((event) => [event.seriesId, event]));
  return ids.map((id) => bySeries.get(id) ?? null);
};
