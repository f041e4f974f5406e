import { addDays } from '../../../ui/dates/local-date';
import { formatTime, timeZoneName } from '../../../ui/dates/time-zone';
import { instantIn } from '../../../ui/dates/zoned-time';
import { clockHints } from '../clock-hints';
import type { EventFormValues } from '../event-fields';

type Times = Pick<EventFormValues, 'startTime' | 'endTime' | 'timeZone'>;

export interface DatedStart {
  date: string;
  /** `18:00 BST`: when it really starts. Empty while the time is not typed. */
  start: string;
  /** The day before it, or its own, on which the clocks have changed since the last date. */
  clocksChanged: string | null;
  /** The sentence about a start that the clocks skip or show twice. */
  hint: string | null;
}

/** When the events of a series start by the clocks of their zone. */
export function startsOf(dates: readonly string[], times: Times): DatedStart[] {
  const { startTime, timeZone } = times;
  const nameAt = (date: string, time: string) => {
    const instant = instantIn(timeZone, date, time);
    return instant === null ? '' : timeZoneName(timeZone, instant);
  };
  /** The first day from `day` on during which the clocks change. */
  const changeFrom = (day: string) => {
    while (nameAt(day, '00:00') === nameAt(addDays(day, 1), '00:00')) day = addDays(day, 1);
    return day;
  };
  return dates.map((date, index) => {
    const instant = instantIn(timeZone, date, startTime);
    const before = dates[index - 1];
    const isAfterChange = before !== undefined && nameAt(before, startTime) !== nameAt(date, startTime);
    return {
      date,
      start: instant === null ? '' : `${formatTime(instant, timeZone)} ${nameAt(date, startTime)}`,
      clocksChanged: isAfterChange ? changeFrom(before) : null,
      hint: clockHints({ ...times, date }).start,
    };
  });
}
