import type { SeriesInterval } from '../../gql/types';

export const intervals: Record<SeriesInterval, string> = {
  WEEK: 'Every week',
  TWO_WEEKS: 'Every two weeks',
  MONTH_BY_WEEKDAY: 'Every month',
};
export const onWeekday: Record<SeriesInterval, (weekday: string) => string> = {
  WEEK: (weekday) => `Every ${weekday}`,
  TWO_WEEKS: (weekday) => `Every other ${weekday}`,
  MONTH_BY_WEEKDAY: (weekday) => `One ${weekday} a month`,
};
export const allDates = (count: number) => `All ${count} dates`;
export const position = (rhythm: string, number: number, count: number) =>
  number > 0 ? `${rhythm} · ${number} of ${count}` : rhythm;
/** @param count of coming dates beside the one that is shown */
export const moreDates = (count: number) => (count === 1 ? '+ 1 more date' : `+ ${count} more dates`);
/** @param count of coming dates, where the one that is shown is over */
export const datesToCome = (count: number) => (count === 1 ? '1 upcoming date' : `${count} upcoming dates`);
export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
export const REPEATS = 'This event repeats';
export const ALL_DATES = 'All dates';
/** @param interval `Every week` */
export const eventsOf = (interval: string, count: number) =>
  `${interval} · ${count === 1 ? '1 event' : `${count} events`}`;
export const DATES_FAILED = 'The dates could not be loaded. Please try again';
export const NO_SERIES = 'There are no such dates, or they are not public any more.';
export const COMING = 'Upcoming dates';
export const NONE_COMING = 'There are no upcoming dates.';
export const PAST = 'Past dates';
export const ADD_ALL = 'Add all dates to calendar';
export const titleOfAll = (title: string) => `All dates: ${title}`;
export const SIGN_UP = 'Sign up to several dates';
export const LOG_IN_TO_CHOOSE = 'Log in to choose several dates and sign up to all of them at once.';
export const TICK_DATES = 'Tick the dates that you want to come to.';
export const CHOOSE_DATES = 'Tick at least one date.';
export const CHOOSE_NONE = 'Choose none';
export const chooseAll = (count: number) => (count === 1 ? 'Choose the date' : `Choose all ${count}`);
export const signUpTo = (count: number) => {
  if (count === 0) return 'Sign up';
  return count === 1 ? 'Sign up to 1 date' : `Sign up to ${count} dates`;
};
export const HAS_PLACE = 'You have a place.';
/** @param chosen how many of them are ticked */
export const otherDates = (chosen: number) => (chosen === 0 ? 'Add other dates' : `Other dates (${chosen})`);
/** @param days on which the person has a place now */
export const placesOn = (days: readonly string[]) =>
  days.length === 0 ? '' : `You have a place on ${new Intl.ListFormat('en-GB').format(days)}.`;
