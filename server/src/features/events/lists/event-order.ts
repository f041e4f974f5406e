import { registerEnumType } from 'type-graphql';
import { z } from 'zod';
import type { ListOrder } from '../../../platform/graphql/lists/list-order.js';
import { isLocalDate } from '../../../platform/graphql/local-date.scalar.js';
import type { Event } from '../event.entity.js';

/** The orders that a list of events may have. */
export enum EventOrder {
  SOONEST_FIRST = 'SOONEST_FIRST',
  LATEST_FIRST = 'LATEST_FIRST',
  RECENTLY_UPDATED_FIRST = 'RECENTLY_UPDATED_FIRST',
  BEST_MATCH = 'BEST_MATCH',
}

registerEnumType(EventOrder, {
  name: 'EventOrder',
  description:
    'The order of a list of events: by date, start time and id, by their last change and id, or by how well they match a search.',
  valuesConfig: {
    SOONEST_FIRST: { description: 'By the start, the earliest first.' },
    LATEST_FIRST: { description: 'By the start, the latest first.' },
    RECENTLY_UPDATED_FIRST: { description: 'By the last change, the latest first.' },
    BEST_MATCH: {
      description:
        "For a search: of the first 200 events that match, by their start, first those with the words in the title, then those with words of the title that begin so, with the type or the owner's name, then those that have them elsewhere, then what was mistyped. The list ends there. Without a search as `SOONEST_FIRST`.",
    },
  },
});

/** The cursor keys of lists by date: date, start time, id. */
export const eventKeys = z.tuple([z.string().refine(isLocalDate), z.iso.time({ precision: -1 }), z.uuid()]);
export type EventKeys = z.output<typeof eventKeys>;

/** Those of lists by the last change: its instant, id. */
const updateKeys = z.tuple([z.iso.datetime({ precision: 3 }), z.uuid()]);

export type CursorKeys = EventKeys | z.output<typeof updateKeys>;

export interface EventListOrder extends ListOrder<Event, CursorKeys> {
  /** Expressions of the same order for which there is no index. */
  sorted: readonly string[];
}

const byDate = {
  columns: ['date', 'start_time', 'id'],
  sorted: ['date + 0', 'start_time', 'id'],
  keys: eventKeys,
  keysOf: ({ date, startTime, id }: Event): EventKeys => [date, startTime, id],
};

const byUpdate = {
  columns: ['updated_at', 'id'],
  sorted: ["updated_at + interval '0'", 'id'],
  keys: updateKeys,
  keysOf: ({ updatedAt, id }: Event): CursorKeys => [updatedAt.toISOString(), id],
};

export const listOrders: Record<EventOrder, EventListOrder> = {
  [EventOrder.SOONEST_FIRST]: { ...byDate, isDescending: false },
  [EventOrder.LATEST_FIRST]: { ...byDate, isDescending: true },
  [EventOrder.RECENTLY_UPDATED_FIRST]: { ...byUpdate, isDescending: true },
  // Where nothing is searched for.
  [EventOrder.BEST_MATCH]: { ...byDate, isDescending: false },
};

/** The order of a person's places at events, read together with them: the soonest event first. */
export const byStartOfEvent: ListOrder<Pick<Event, 'date' | 'startTime'> & { eventId: string }, EventKeys> = {
  columns: ['events.date', 'events.start_time', 'events.id'],
  isDescending: false,
  keys: eventKeys,
  keysOf: ({ date, startTime, eventId }) => [date, startTime, eventId],
};
