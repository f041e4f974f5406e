import { currentZoneName } from '@turnout/texts/zone-renames';
import { Temporal } from 'temporal-polyfill';

/**
 * A name of the IANA time zone database as it is today: `Europe/London` for `europe/london`, `Europe/Kyiv` for
 * `Europe/Kiev`.
 * @returns undefined for what is none, an offset like `+01:00` too: a zone knows about summer time
 */
export function canonicalTimeZone(name: string): string | undefined {
  if (!/^[a-z]/i.test(name)) return undefined;
  try {
    // Not Intl, which renames zones: `Europe/Kyiv` to `Europe/Kiev`.
    return currentZoneName(new Temporal.ZonedDateTime(0n, name).timeZoneId);
  } catch {
    return undefined;
  }
}

/** Making one takes fifty times as long as using it. There are as many as IANA has zones. */
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** The name of the zone at that time, as people say it: `BST`, or `GMT-5` where English has no name that all know. */
export function timeZoneName(zone: string, instant: Date): string {
  const format =
    zoneFormats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' });
  zoneFormats.set(zone, format);
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
