import type { SeriesInterval } from '../../../gql/types';

export const LEAST = 2;
export const MOST = 52;
export const HOW_MANY = `${LEAST} to ${MOST}`;
export const COUNT_WRONG = `There can be ${LEAST} to ${MOST} events`;
export const ALL_LEFT_OUT = 'All further dates are left out. Choose one, or “Does not repeat”.';
export const PAST_REPEAT = 'An event that is over cannot repeat.';
export const EACH_DATE = 'Each date is an event with its own page, places and people.';
export const NOT_IN_DRAFT = 'A draft does not keep how it repeats. Choose that when you create the events.';
export const SHOWN_ONCE = 'The list shows a series once, with its next date.';
export const REPEAT_FAILED = 'Please try again.';

const steps: Record<SeriesInterval, string> = {
  WEEK: 'Every week',
  TWO_WEEKS: 'Every two weeks',
  MONTH_BY_WEEKDAY: 'Every month',
};
/** @param day `Tuesday`, or `the first Tuesday`; empty while it is not known */
export const everyWeek = (rule: SeriesInterval, day: string) =>
  day ? `${steps[rule]}, on ${day}` : steps[rule];

export const dates = (count: number) => (count === 1 ? '1 date' : `${count} dates`);
export const moreDates = (count: number) => `${count} more`;
export const clocksChange = (days: readonly string[]) =>
  `Clocks change on ${new Intl.ListFormat('en-GB').format(days)}.`;
/** @param clocks `London time` */
export const sameTime = (time: string, clocks: string) => `Every event still starts at ${time}, ${clocks}.`;
export const eventsCreated = (count: number) =>
  count === 1 ? 'Event was created successfully' : `${count} events were created successfully`;
/** @param reason a sentence */
export const notRepeated = (date: string, reason: string) =>
  `The event on ${date} was created. It does not repeat yet: its other dates could not be created. ${reason}`;
/** @param reason a sentence */
export const savedNotRepeated = (reason: string) =>
  `The event was saved. It does not repeat yet: its other dates could not be created. ${reason}`;
/** @param count of the other dates */
export const savedAndRepeated = (count: number) =>
  `Event was updated successfully, and ${otherEvents(count)} created`;
const otherEvents = (count: number) => (count === 1 ? '1 other event was' : `${count} other events were`);
/** @param count of the other dates */
export const andCreate = (count: number) => `and create ${count === 1 ? '1 event' : `${count} events`}`;
