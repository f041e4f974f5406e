/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1_000;
/** After the last change of a draft. */
export const STORED = 365 * DAY;
export const WARNED_BEFORE = 30 * DAY;

/** When a draft is deleted that is not changed any more: never before its creator has had the mail for a month. */
export function deletionOf({ updatedAt, warnedAt }: { updatedAt: Date; warnedAt: Date }): Date {
  return new Date(Math.max(updatedAt.getTime() + STORED, warnedAt.getTime() + WARNED_BEFORE));
}
