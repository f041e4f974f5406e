import { Temporal } from 'temporal-polyfill';

export interface EventTimes {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  startTime: string;
  /** HH:MM; not after the start means on the next day. */
  endTime: string;
  /** The IANA name of the zone that the others are in. */
  timeZone: string;
}

/** Whether an event goes on past midnight, or for exactly a day: its end is not after its start. */
export function endsOnNextDay({ startTime, endTime }: Pick<EventTimes, 'startTime' | 'endTime'>): boolean {
  return endTime <= startTime;
}

/**
 * When an event starts and ends, as instants. A time that summer time leaves out counts as one hour later, one that
 * comes twice as the first (RFC 5545, 3.3.5). An event that would end before it starts by that lasts as long as its
 * times say: from 01:30 to 02:00 on the night when 01:00 becomes 02:00, it is on from 02:30 to 03:00.
 * @throws RangeError for what is no date, time or zone
 */
export function eventInstants(event: EventTimes): { startsAt: Date; endsAt: Date } {
  const { timeZone } = event;
  const date = Temporal.PlainDate.from(event.date);
  const startsOn = date.toPlainDateTime(event.startTime);
  const endsOn = date.add({ days: endsOnNextDay(event) ? 1 : 0 }).toPlainDateTime(event.endTime);
  const start = startsOn.toZonedDateTime(timeZone).toInstant();
  const end = endsOn.toZonedDateTime(timeZone).toInstant();
  const isInOrder = Temporal.Instant.compare(start, end) < 0;
  return {
    startsAt: new Date(start.epochMilliseconds),
    endsAt: new Date((isInOrder ? end : start.add(startsOn.until(endsOn))).epochMilliseconds),
  };
}
