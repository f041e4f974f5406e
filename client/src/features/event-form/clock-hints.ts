import { addDays, endsOnNextDay, formatDateInFull } from '../../ui/dates/local-date';
import { type ClockReading, formatWithOffset, readClock } from '../../ui/dates/zoned-time';
import type { EventFormValues } from './event-fields';
import * as messages from './messages';

type Times = Pick<EventFormValues, 'date' | 'startTime' | 'endTime' | 'timeZone'>;

/** The hints for staff about a start and an end on a night when the clocks change; null where there is nothing. */
export function clockHints(times: Times): { start: string | null; end: string | null } {
  const { date, startTime, endTime, timeZone } = times;
  const endDate = date && endsOnNextDay(times) ? addDays(date, 1) : date;
  const start = readClock(timeZone, date, startTime);
  const end = readClock(timeZone, endDate, endTime);
  const hint = (reading: ClockReading | null, time: string, day: string) =>
    reading && explain(reading, time, day, timeZone);
  return {
    start: hint(start, startTime, date),
    end: endBeforeStart(start, end, times, endDate) ?? hint(end, endTime, endDate),
  };
}

function explain({ instant, kind }: ClockReading, time: string, date: string, zone: string): string | null {
  if (kind === 'once') return null;
  const sentence = kind === 'skipped' ? messages.timeSkipped : messages.timeRepeated;
  return sentence(time, formatDateInFull(date), formatWithOffset(zone, instant));
}

/** An event whose start alone is skipped lasts as long as its times say: the server does the same. */
function endBeforeStart(
  start: ClockReading | null,
  end: ClockReading | null,
  { date, startTime, endTime, timeZone }: Times,
  endDate: string,
): string | null {
  if (!start || !end || start.instant < end.instant) return null;
  const length = Date.parse(`${endDate}T${endTime}Z`) - Date.parse(`${date}T${startTime}Z`);
  return messages.endMoved(formatWithOffset(timeZone, start.instant + length));
}
