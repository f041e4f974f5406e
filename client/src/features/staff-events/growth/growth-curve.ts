import { addDays } from '../../../ui/dates/local-date';

interface DayCount {
  /** `2026-11-24`. */
  date: string;
  count: number;
}

export interface Curve {
  /** The day of the event. */
  date: string;
  /** The last day of which something is known: today, or the day of the event. */
  until: string;
  signUpsByDay: readonly DayCount[];
}

const DAY = 24 * 3_600_000;

/** How many days `date` is before `of`; negative when it is after. */
export function daysBefore(date: string, of: string): number {
  return Math.round((Date.parse(of) - Date.parse(date)) / DAY);
}

/** The API tells of a year. */
const MOST_DAYS = 365;

/** With how many days before the event the curves begin: at the first sign-up of either, at least a week. */
export function lengthOf(curves: readonly Curve[]): number {
  const firsts = curves.flatMap(({ date, signUpsByDay: [first] }) =>
    first ? daysBefore(first.date, date) : [],
  );
  return Math.min(MOST_DAYS, Math.max(7, ...firsts));
}

/**
 * How many people had signed up by the end of each day, from `length` days before the event to its day: shorter for an event that is
 * still to come.
 */
export function growthOf({ date, until, signUpsByDay }: Curve, length: number): number[] {
  const last = Math.min(length, length - daysBefore(until, date));
  const start = addDays(date, -length);
  const steps = new Map<number, number>();
  for (const { date: day, count } of signUpsByDay) {
    const step = day < start ? 0 : length - daysBefore(day, date);
    steps.set(step, (steps.get(step) ?? 0) + count);
  }
  const growth: number[] = [];
  for (let step = 0, sum = 0; step <= last; step++) {
    sum += steps.get(step) ?? 0;
    growth.push(sum);
  }
  return growth;
}
