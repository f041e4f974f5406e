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

/**
 * The times of an event as they are stored: what the clocks of its zone show when it starts and ends, and these instants.
 * They are the times as entered, but for one that the clocks skip: 02:30 for 01:30 on the night when 01:00 becomes 02:00.
 */
export function countingTimes(event: EventTimes) {
  const instants = eventInstants(event);
  const [starts, ends] = [instants.startsAt, instants.endsAt].map((instant) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(event.timeZone),
  );
  const shown = {
    date: String(starts?.toPlainDate()),
    startTime: String(starts?.toPlainTime()).slice(0, 5),
    endTime: String(ends?.toPlainTime()).slice(0, 5),
  };
  const { date, startTime, endTime } = event;
  // Where the clocks change between start and end, a time of theirs may say another day.
  const again = eventInstants({ ...event, ...shown });
  const isSame = +again.startsAt === +instants.startsAt && +again.endsAt === +instants.endsAt;
  return { ...(isSame ? shown : { date, startTime, endTime }), ...instants };
}
