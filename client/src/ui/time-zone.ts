/** The zone of the person's own clock, by its IANA name. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** All zones that the browser knows, with UTC, which some leave out. */
export function allTimeZones(): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

/** What people call a zone at that instant: `BST`, or `GMT-5` where English has no name that all know. */
export function timeZoneName(timeZone: string, instant: string | number): string {
  const format = formatterIn(timeZone, { timeZoneName: 'short' });
  return (
    format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
}

/** The name of a zone whose clocks show another time than the person's own on that day; else nothing. */
export function foreignZoneName(timeZone: string, date: string): string {
  const noon = Date.parse(`${date}T12:00:00Z`);
  if (Number.isNaN(noon)) return '';
  const clock = (zone: string) =>
    formatterIn(zone, { day: 'numeric', hour: 'numeric', minute: 'numeric' }).format(noon);
  return clock(timeZone) === clock(ownTimeZone()) ? '' : timeZoneName(timeZone, noon);
}

interface Instants {
  startsAt: string;
  endsAt: string;
}

/**
 * What the person's own clock shows at an event elsewhere: `18:45 – 20:00`, with the day before it where that is
 * another one. Null where their clock shows what the event's does.
 */
export function ownTimes(
  { startsAt, endsAt }: Instants,
  timeZone: string,
  own = ownTimeZone(),
): string | null {
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
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const ownDay = formatterIn(own, day).format(start);
  const times = `${time.format(start)} – ${time.format(end)}`;
  return ownDay === formatterIn(timeZone, day).format(start) ? times : `${ownDay}, ${times}`;
}

function formatterIn(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
}
