const DAY_MS = 24 * 60 * 60 * 1000;

export interface EventTimes {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  startTime: string;
  /** HH:MM; not after the start means on the next day. */
  endTime: string;
}

/** Whether an event goes on past midnight, or for exactly a day: its end is not after its start. */
export function endsOnNextDay({ startTime, endTime }: EventTimes): boolean {
  return endTime <= startTime;
}

/**
 * When an event starts and ends, as instants: date and times as they were entered, taken for UTC, and an end that is
 * not after the start is on the next day. Calendars are given these; people read date and times as entered.
 */
export function eventInstants(event: EventTimes): { startsAt: Date; endsAt: Date } {
  const startsAt = new Date(`${event.date}T${event.startTime}Z`);
  const end = Date.parse(`${event.date}T${event.endTime}Z`);
  return { startsAt, endsAt: new Date(endsOnNextDay(event) ? end + DAY_MS : end) };
}
