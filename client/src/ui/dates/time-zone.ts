import { formatterIn } from './zone-formatter';

const MINUTE = 60_000;
let lastKnown = { minute: -1, timeZone: '' };

/** The zone of the person's own clock, by its IANA name. A list asks for each event, and an answer takes a phone 4 ms. */
export function ownTimeZone(): string {
  const minute = Math.floor(Date.now() / MINUTE);
  if (minute !== lastKnown.minute)
    lastKnown = { minute, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  return lastKnown.timeZone;
}

/** When and where a page is looked at. */
export interface OwnClock {
  /** Milliseconds of the epoch. */
  now: number;
  /** By its IANA name; null on the server, which knows no visitor's zone. */
  timeZone: string | null;
}

/** The clock of this machine. The server's pages must not show it, see `useOwnClock`. */
export function ownClock(): OwnClock {
  return { now: Date.now(), timeZone: ownTimeZone() };
}

/** All zones that the browser knows, with UTC, which some leave out. */
export function allTimeZones(): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

/** The name of a zone at that instant, as people say it: `BST`, or `GMT-5` where English has no name that all know. */
export function timeZoneName(timeZone: string, instant: string | number): string {
  const format = formatterIn(timeZone, { timeZoneName: 'short' });
  return (
    format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
}

/**
 * The name of a zone whose clocks show another time than the person's own on that day; else nothing. Where the person's
 * zone is unknown, every zone is another one.
 */
export function foreignZoneName(timeZone: string, date: string, own: string | null): string {
  const noon = Date.parse(`${date}T12:00:00Z`);
  if (Number.isNaN(noon)) return '';
  const clock = (zone: string) =>
    formatterIn(zone, { day: 'numeric', hour: 'numeric', minute: 'numeric' }).format(noon);
  return own && clock(timeZone) === clock(own) ? '' : timeZoneName(timeZone, noon);
}

interface Instants {
  startsAt: string;
  endsAt: string;
}

/**
 * The times of the person's own clock at an event elsewhere: `18:45 – 20:00`, with the day before it where that is
 * another one. Null where their clock shows what the event's does, and where their zone is unknown.
 */
export function ownTimes(
  { startsAt, endsAt }: Instants,
  timeZone: string,
  own: string | null,
): string | null {
  if (!own) return null;
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const clock = {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const shownBy = (zone: string) => [start, end].map((at) => formatterIn(zone, clock).format(at)).join();
  if (shownBy(own) === shownBy(timeZone)) return null;
  const time = formatterIn(own, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const ownDay = formatterIn(own, day).format(start);
  const times = `${time.format(start)} – ${time.format(end)}`;
  return ownDay === formatterIn(timeZone, day).format(start) ? times : `${ownDay}, ${times}`;
}

interface ZonedTimes extends Instants {
  startTime: string;
  endTime: string;
  timeZone: string;
}

/** `19:45 – 21:00 BST`; `01:30 BST – 02:30 GMT` where the clocks change meanwhile. */
export function zonedTimes({ startTime, endTime, timeZone, startsAt, endsAt }: ZonedTimes): string {
  const [before, after] = [startsAt, endsAt].map((instant) => timeZoneName(timeZone, instant));
  return `${before === after ? startTime : `${startTime} ${before}`} – ${endTime} ${after}`;
}

/** `19:45`, as clocks show it there. */
export function formatTime(instant: string | number, timeZone: string): string {
  return formatterIn(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );
}

/** `Tuesday 24 November`, as calendars show it there, with the year where it is not this one. */
export function formatDay(
  instant: string | number,
  timeZone: string,
  now = new Date(),
  style: 'long' | 'short' = 'long',
): string {
  const at = new Date(instant);
  const year = (when: Date) => formatterIn(timeZone, { year: 'numeric' }).format(when);
  const weekday = formatterIn(timeZone, { weekday: style }).format(at);
  const day = formatterIn(timeZone, { day: 'numeric', month: style }).format(at);
  return [weekday, day, ...(year(at) === year(now) ? [] : [year(at)])].join(' ');
}

/** `12 November` where the person is, with the year where it is not this one. */
export function formatDayAndMonth(instant: string | number, own = ownTimeZone()): string {
  return formatDay(instant, own).replace(/^\S+ /, '');
}

/**
 * `Tuesday 24 November, 10:00`, and the zone's name where the person's own clock shows another time.
 * @param style short: `Tue 24 Nov, 10:00`
 */
export function formatInstant(
  instant: string | number,
  timeZone: string,
  style: 'long' | 'short' = 'long',
  own = ownClock(),
): string {
  const there = formatTime(instant, timeZone);
  const isOwn = own.timeZone !== null && there === formatTime(instant, own.timeZone);
  const zone = isOwn ? '' : ` ${timeZoneName(timeZone, instant)}`;
  return `${formatDay(instant, timeZone, new Date(own.now), style)}, ${there}${zone}`;
}

/** `Tuesday 24 November, 10:00` by the person's own clock; by UTC, which it then says, where their zone is unknown. */
export function formatOwnInstant(instant: string | number, own: OwnClock): string {
  return formatInstant(instant, own.timeZone ?? 'UTC', 'long', own);
}
