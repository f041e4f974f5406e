import { formatTime, timeZoneName } from './time-zone';
import { formatterIn } from './zone-formatter';

const DAY = 24 * 60 * 60 * 1000;

/** A date and time by the clocks of a zone. */
export interface ClockReading {
  /** The instant that counts, in milliseconds. */
  instant: number;
  /** On some nights clocks skip an hour, or show one twice. */
  kind: 'once' | 'skipped' | 'repeated';
}

/**
 * Reads a date and time by the clocks of a zone, as the server does (RFC 5545, 3.3.5): a time that they skip counts as much
 * later as they skip, one that comes twice is the first. Null as long as not all is typed.
 */
export function readClock(timeZone: string, date: string, time: string): ClockReading | null {
  const shown = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(shown) || !timeZone) return null;
  const before = shown - offsetAt(timeZone, shown - DAY);
  const after = shown - offsetAt(timeZone, shown + DAY);
  const found = [before, after].filter((instant) => wallClock(timeZone, instant) === shown);
  const [first] = found.sort((one, other) => one - other);
  if (first === undefined) return { instant: before, kind: 'skipped' };
  return { instant: first, kind: new Set(found).size > 1 ? 'repeated' : 'once' };
}

/** The instant of `readClock` alone. */
export function instantIn(timeZone: string, date: string, time: string): number | null {
  return readClock(timeZone, date, time)?.instant ?? null;
}

/** `17 November, 22:00`. */
export function formatInstantIn(timeZone: string, instant: number): string {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone });
  return `${day.format(instant)}, ${formatTime(instant, timeZone)}`;
}

/** `02:30 BST (UTC+1)`. */
export function formatWithOffset(timeZone: string, instant: number): string {
  const offset = formatOffset(offsetAt(timeZone, instant));
  return `${formatTime(instant, timeZone)} ${timeZoneName(timeZone, instant)} (${offset})`;
}

function formatOffset(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 0) return 'UTC';
  return `UTC${offset < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** By how much the clocks of a zone are before UTC, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  return wallClock(timeZone, instant) - instant;
}

/** The reading of a zone's clocks, as if that were UTC. */
function wallClock(timeZone: string, instant: number): number {
  const fields = formatterIn(timeZone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const field = (name: string) => fields.find(({ type }) => type === name)?.value ?? '';
  const date = [field('year').padStart(4, '0'), field('month'), field('day')].join('-');
  return Date.parse(`${date}T${field('hour')}:${field('minute')}:${field('second')}Z`);
}
