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

/** Whether two versions of an event are at the same date, times and place, and in the same zone. */
export function isSamePlan(before: EventPlan, after: EventPlan): boolean {
  const keys = ['date', 'startTime', 'endTime', 'timeZone', 'location'] as const;
  return keys.every((key) => before[key] === after[key]);
}
