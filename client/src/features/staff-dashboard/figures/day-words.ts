import { formatLongDay, formatShortDate } from '../../../ui/dates/local-date';
import { formatCount } from '../../../ui/texts/count';

export interface Day {
  /** `2026-11-24`. */
  date: string;
  signUpCount: number;
  paidCount: number;
}

/** `12 sign-ups, 5 paid`. */
function countsOf({ signUpCount, paidCount }: Pick<Day, 'signUpCount' | 'paidCount'>): string {
  if (signUpCount === 0) return 'no sign-ups';
  const signUps = signUpCount === 1 ? '1 sign-up' : `${formatCount(signUpCount)} sign-ups`;
  return paidCount === 0 ? signUps : `${signUps}, ${formatCount(paidCount)} paid`;
}

/** `Tuesday 24 November: 12 sign-ups, 5 paid`. */
export function wordsOf(day: Day): string {
  return `${formatLongDay(day.date)}: ${countsOf(day)}`;
}

/** `184 sign-ups, 90 paid in 30 days. Most on Tue 24 Nov: 12.` */
export function summaryOf(days: readonly Day[]): string {
  const sum = { signUpCount: 0, paidCount: 0 };
  let most = days[0];
  for (const day of days) {
    sum.signUpCount += day.signUpCount;
    sum.paidCount += day.paidCount;
    if (!most || day.signUpCount > most.signUpCount) most = day;
  }
  const counts = countsOf(sum);
  const all = `${counts.charAt(0).toUpperCase()}${counts.slice(1)} in ${days.length} days.`;
  if (!most || most.signUpCount === 0) return all;
  return `${all} Most on ${formatShortDate(most.date)}: ${formatCount(most.signUpCount)}.`;
}
