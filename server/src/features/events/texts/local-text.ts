import { Temporal } from 'temporal-polyfill';

/** Milliseconds. Zones change their offset at full quarters of an hour. */
const QUARTER = 15 * 60_000;

/**
 * Writes instants as a zone's clock shows them, with the offset: `2026-11-22T08:12:00+00:00` (ISO 8601). The offset is
 * looked up once for instants of one quarter of an hour: it takes longer than all else, and lists have instants in order.
 */
export function localTextOf(timeZone: string): (instant: Date) => string {
  let quarter: number | undefined;
  let offset = { milliseconds: 0, text: '' };
  return (instant) => {
    const time = instant.getTime();
    if (Math.floor(time / QUARTER) !== quarter) {
      quarter = Math.floor(time / QUARTER);
      const zoned = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
      offset = { milliseconds: zoned.offsetNanoseconds / 1e6, text: zoned.offset };
    }
    return new Date(time + offset.milliseconds).toISOString().slice(0, 19) + offset.text;
  };
}
