import type { Conditions } from '../../../platform/database/sql/conditions.js';

/** The filters that bound the dates of a list. */
export interface ListedDates {
  from?: string | null;
  to?: string | null;
  hasEnded?: boolean | null;
}

export function addDates(conditions: Conditions, { from, to, hasEnded }: ListedDates, now: Date): void {
  if (from) conditions.add('date >= ?', from);
  if (to) conditions.add('date <= ?', to);
  if (hasEnded != null) addEnd(conditions, hasEnded, now);
}

/** Restricts events to those that have ended, or have not. With a date beside the instant, two days off because of zones and nights: the list's index knows dates alone. */
export function addEnd(conditions: Conditions, hasEnded: boolean, now: Date): void {
  const day = now.toISOString().slice(0, 10);
  if (hasEnded) conditions.add('ends_at <= ?', now).add('date <= ?::date + 2', day);
  else conditions.add('ends_at > ?', now).add('date >= ?::date - 2', day);
}
