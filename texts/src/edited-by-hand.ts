import { addDays, isFollowing, type SeriesRule } from './series-dates.js';

/** When an event is, by the clocks of its zone. An end that is not after the start is on the next day. */
interface Times {
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
}

/** Gives the instant, in milliseconds, at which the clocks of a zone show a date and time. */
type InstantOf = (timeZone: string, date: string, time: string) => number | null;

/**
 * Of the fields that a change of an event changes, the first one by which a following event of its series was edited by hand: it
 * has another value there. The change leaves such an event as it is.
 * @param before the event as it was before the change
 */
export function fieldEditedByHand<Name extends string>(
  changed: readonly Name[],
  {
    before,
    following,
    rule,
  }: Record<'before' | 'following', Times & Record<Name, unknown>> & { rule: SeriesRule },
  instantOf: InstantOf,
): Name | undefined {
  return changed.find((name) => {
    if (name === 'date') return !isFollowing(before.date, following.date, rule);
    if (before[name] === following[name]) return false;
    return !isTime(name) || !isSameTime(name, before, following, instantOf);
  });
}

type TimeField = 'startTime' | 'endTime';

function isTime(name: string): name is TimeField {
  return name === 'startTime' || name === 'endTime';
}

/** A time that the clocks skip is stored as the one that counts instead, so two times may be one on either date. */
function isSameTime(name: TimeField, before: Times, following: Times, instantOf: InstantOf): boolean {
  return [before, following].some(({ date }) => {
    const [one, other] = [before, following].map((event) =>
      instantsOf({ ...event, date, timeZone: following.timeZone }, instantOf),
    );
    return one?.[name] === other?.[name];
  });
}

/** An event that would end before it starts, where the clocks change, lasts as long as its times say. */
function instantsOf(
  { date, startTime, endTime, timeZone }: Times,
  instantOf: InstantOf,
): Record<TimeField, number> {
  const endDate = endTime <= startTime ? addDays(date, 1) : date;
  const start = instantOf(timeZone, date, startTime) ?? Number.NaN;
  const end = instantOf(timeZone, endDate, endTime) ?? Number.NaN;
  const lasts = Date.parse(`${endDate}T${endTime}Z`) - Date.parse(`${date}T${startTime}Z`);
  return { startTime: start, endTime: end > start ? end : start + lasts };
}
