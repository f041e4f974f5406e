import { memoize } from 'es-toolkit/function/memoize';
import { Temporal } from 'temporal-polyfill';

/** A day on the calendar of a zone, as the instants that it is between. */
export interface LocalDay {
  /** YYYY-MM-DD. */
  date: string;
  startsAt: Date;
  /** The start of the next day: 23 to 25 hours later. */
  endsAt: Date;
}

/**
 * The days between two instants in a zone, the earliest first: of more than `atMost` the latest.
 * @param startOf when a day starts; many events of one zone may share it
 */
export function localDays(
  { timeZone, from, to }: { timeZone: string; from: Date; to: Date },
  atMost: number,
  startOf = startsOfDays(),
): LocalDay[] {
  const dateOf = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const last = dateOf(to);
  const earliest = last.subtract({ days: atMost - 1 });
  let day = dateOf(from);
  if (Temporal.PlainDate.compare(day, earliest) < 0) day = earliest;
  const days: LocalDay[] = [];
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const [date, next] = [day.toString(), day.add({ days: 1 }).toString()];
    days.push({ date, startsAt: startOf([timeZone, date]), endsAt: startOf([timeZone, next]) });
  }
  return days;
}

/** Remembers when days start, which takes longer to find than all else about them. */
export function startsOfDays(): (day: readonly [timeZone: string, date: string]) => Date {
  return memoize(
    ([timeZone, date]: readonly [string, string]) =>
      new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds),
    { getCacheKey: (day) => day.join() },
  );
}
