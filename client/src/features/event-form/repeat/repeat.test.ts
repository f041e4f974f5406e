import { expect, it } from 'vitest';
import { emptyEvent } from '../event-values';
import { ALL_LEFT_OUT, COUNT_WRONG, PAST_REPEAT } from './messages';
import {
  datesOfEvents,
  noRepeat,
  type Repeat,
  rangeOf,
  repeatMistake,
  ruleInWords,
  seriesChoice,
} from './repeat';

const weekly: Repeat = { ...noRepeat, rule: 'WEEK', count: '3' };
const values = { ...emptyEvent, date: '2097-03-05', startTime: '18:00', endTime: '19:15', timeZone: 'UTC' };

it('is nothing for an event that does not repeat', () => {
  expect(datesOfEvents(noRepeat, values.date)).toEqual([]);
  expect(seriesChoice(noRepeat, values.date)).toBeNull();
  expect(repeatMistake({ ...noRepeat, count: '99' }, values)).toBeNull();
});

it('leaves dates out, but for the first and for those that the rule has no more', () => {
  const repeat = { ...weekly, leftOut: ['2097-03-05', '2097-03-12', '2097-03-26'] };
  expect(datesOfEvents(repeat, values.date)).toEqual(['2097-03-05', '2097-03-19']);
  expect(seriesChoice(repeat, values.date)).toEqual({
    interval: 'WEEK',
    count: 3,
    exceptDates: ['2097-03-12'],
  });
});

it.each([
  [{ count: '1' }, COUNT_WRONG],
  [{ count: '53' }, COUNT_WRONG],
  [{ count: '2.5' }, COUNT_WRONG],
  [{ count: '' }, COUNT_WRONG],
  [{ count: '2', leftOut: ['2097-03-12'] }, ALL_LEFT_OUT],
  [{ count: '52' }, null],
])('takes 2 to 52 events: %o', (some, mistake) => {
  expect(repeatMistake({ ...weekly, ...some }, values)).toBe(mistake);
});

it('repeats no event that is over', () => {
  expect(repeatMistake(weekly, { ...values, date: '2020-03-05' })).toBe(PAST_REPEAT);
});

it.each([
  ['2027-03-02', 'Every month, on the first Tuesday'],
  ['2027-03-30', 'Every month, on the last Tuesday'],
  ['', 'Every month'],
])('says the rule of %s', (date, sentence) => {
  expect(ruleInWords('MONTH_BY_WEEKDAY', date)).toBe(sentence);
});

it('says the year once where it is the same', () => {
  expect(rangeOf(['2027-03-02', '2027-04-20'])).toBe('2 March to 20 April 2027');
  expect(rangeOf(['2026-12-29', '2027-01-05'])).toBe('29 December 2026 to 5 January 2027');
});
