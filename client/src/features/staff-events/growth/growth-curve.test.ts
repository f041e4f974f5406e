import { expect, it } from 'vitest';
import { daysBefore, growthOf, lengthOf } from './growth-curve';

const past = {
  date: '2026-10-26',
  until: '2026-10-26',
  signUpsByDay: [
    { date: '2026-10-16', count: 2 },
    { date: '2026-10-25', count: 3 },
  ],
};
const coming = {
  date: '2026-11-28',
  until: '2026-11-25',
  signUpsByDay: [{ date: '2026-11-24', count: 4 }],
};

it('counts days over the night in which summer time ends', () => {
  expect(daysBefore('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBefore('2026-10-27', '2026-10-26')).toBe(-1);
});

it('begins at the first sign-up of either, at least a week and at most a year before', () => {
  expect(lengthOf([coming, past])).toBe(10);
  expect(lengthOf([coming])).toBe(7);
  const early = { ...past, signUpsByDay: [{ date: '2025-09-26', count: 1 }] };
  expect(lengthOf([early])).toBe(365);
});

it('sums up the sign-ups until the day of the event', () => {
  expect(growthOf(past, 10)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5]);
});

it('ends today for an event that is still to come', () => {
  expect(growthOf(coming, 7)).toEqual([0, 0, 0, 4, 4]);
  expect(growthOf({ ...coming, until: '2026-11-01' }, 7)).toEqual([]);
});

it('counts earlier sign-ups from the beginning', () => {
  expect(growthOf(past, 7)).toEqual([2, 2, 2, 2, 2, 2, 5, 5]);
});
