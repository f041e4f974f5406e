/** Seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How long after a failed attempt the next one comes, in seconds: the schedule that Standard Webhooks advise. The last
 * attempt is three days and a quarter after the first.
 */
export const GAPS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/**
 * @param failed how many attempts have failed
 * @returns seconds; null when there is no next attempt
 */
export function gapAfter(failed: number): number | null {
  return GAPS[failed - 1] ?? null;
}
