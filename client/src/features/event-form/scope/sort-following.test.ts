import { expect, it } from 'vitest';
import { emptyEvent } from '../event-values';
import { sortFollowing } from './sort-following';

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
  sortFollowing({ before, after: { ...before, ...after } }, following, 'WEEK').left.map(
    ({ event, field }) => [event.id, field],
  );

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

it('knows the time that the clocks skip on the date of either event, and for an end on the next day', () => {
  const night = { ...before, date: '2027-03-28', startTime: '02:30' };
  const change = { before: night, after: { ...night, startTime: '05:00' } };
  const later = on('2027-04-04', { startTime: '01:30' });
  expect(sortFollowing(change, [later], 'WEEK').changed).toEqual([later]);

  const late = { ...before, startTime: '23:00', endTime: '01:30', date: '2027-03-20' };
  const saturday = on('2027-03-27', { startTime: '23:00', endTime: '02:30' });
  const end = { before: late, after: { ...late, endTime: '00:30' } };
  expect(sortFollowing(end, [saturday], 'WEEK').changed).toEqual([saturday]);
});
