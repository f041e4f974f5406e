import { expect, it } from 'vitest';
import { emptyEvent } from '../event-values';
import { followChange } from './follow-change';

const before = {
  ...emptyEvent,
  title: 'Bread',
  date: '2027-03-14',
  startTime: '01:30',
  endTime: '03:30',
  timeZone: 'Europe/London',
};
const on = (date: string, some = {}) => ({ id: date, signUpCount: 0, values: { ...before, date, ...some } });
const left = (after: object, ...following: ReturnType<typeof on>[]) =>
  followChange({ before, after: { ...before, ...after } }, following, 'WEEK').left.map(({ event, field }) => [
    event.id,
    field,
  ]);

it('E7: leaves an event with another value in a field that changes, and no other', () => {
  expect(
    left({ title: 'Rye' }, on('2027-03-21', { title: 'Wheat' }), on('2027-04-04', { location: 'Leeds' })),
  ).toEqual([['2027-03-21', 'title']]);
});

it('leaves an event that was moved off the rule, where the date changes', () => {
  expect(left({ date: '2027-03-15' }, on('2027-03-21'), on('2027-03-30'))).toEqual([['2027-03-30', 'date']]);
  expect(left({ title: 'Rye' }, on('2027-03-30'))).toEqual([]);
});

it('takes a time that the clocks skip for the one that is stored instead', () => {
  expect(left({ startTime: '02:00' }, on('2027-03-28', { startTime: '02:30' }))).toEqual([]);
  expect(left({ startTime: '02:00' }, on('2027-04-04', { startTime: '02:30' }))).toEqual([
    ['2027-04-04', 'startTime'],
  ]);
});
