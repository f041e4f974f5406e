import { Temporal } from 'temporal-polyfill';

/** The instant so many calendar months earlier, in UTC: one month before 31 March it is the last day of February. */
export function monthsBefore(instant: Date, months: number): Date {
  const then = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO('UTC')
    .subtract({ months });
  return new Date(then.epochMilliseconds);
}
