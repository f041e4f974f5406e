import { isSamePlace } from '@turnout/texts/same-place';
import { pick } from 'es-toolkit/object/pick';
import { Column } from 'typeorm';
import type { EventTimes } from './event-times.js';

/** When and where an event is: what people plan by, and are mailed when it changes. */
export abstract class EventPlan implements EventTimes {
  /** YYYY-MM-DD. */
  @Column('date')
  date: string;

  /** HH:MM. */
  @Column('time', { precision: 0 })
  startTime: string;

  /** HH:MM; not after the start means on the next day. */
  @Column('time', { precision: 0 })
  endTime: string;

  /** The IANA name of the zone of date and times. */
  @Column('text')
  timeZone: string;

  @Column('text')
  location: string;
}

/** A new column of the plan does not compile until it is here. */
const columns: Record<keyof EventPlan, true> = {
  date: true,
  startTime: true,
  endTime: true,
  timeZone: true,
  location: true,
};
const names = Object.keys(columns) as (keyof EventPlan)[];

/** These columns of an event alone. */
export function planOf(event: EventPlan): EventPlan {
  return pick(event, names);
}

/** The columns of the plan that say something else. A place that is spelt in another way is the same place. */
export function changedPlan(before: EventPlan, after: EventPlan): (keyof EventPlan)[] {
  return names.filter((name) =>
    name === 'location' ? !isSamePlace(before.location, after.location) : before[name] !== after[name],
  );
}
