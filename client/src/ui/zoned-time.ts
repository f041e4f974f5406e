import { formatTime } from './time-zone';

/**
 * The instant at which clocks of a zone show that date and time, in milliseconds; null where there is none, as long as
 * not all is typed. Clocks that skip an hour count as one hour later.
 */
export function instantIn(timeZone: string, date: string, time: string): number | null {
  const shown = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(shown) || !timeZone) return null;
  const offsetAt = (instant: number) => wallClock(timeZone, instant) - instant;
  const guess = shown - offsetAt(shown);
  return shown - offsetAt(guess);
}

/** `17 November, 22:00`. */
export function formatInstantIn(timeZone: string, instant: number): string {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone });
  return `${day.format(instant)}, ${formatTime(instant, timeZone)}`;
}

/** What the clocks of a zone show, as if that were UTC. */
function wallClock(timeZone: string, instant: number): number {
  const fields = new Intl.DateTimeFormat('en-GB', {
    timeZone,
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
