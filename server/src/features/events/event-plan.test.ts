import { describe, expect, it } from 'vitest';
import { changedPlan } from './event-plan.js';

const plan = {
  date: '2027-03-14',
  startTime: '10:00',
  endTime: '12:30',
  timeZone: 'Europe/London',
  location: 'The Café, 5 Mill Lane',
};

describe('S52: the plan of an event is the same', () => {
  it.each([
    'the café, 5 mill lane',
    'The Café, 5 Mill Lane.',
    ' The  Café – 5, Mill Lane',
    'The Cafe, 5 Mill Lane',
  ])('at “%s”', (location) => {
    expect(changedPlan(plan, { ...plan, location })).toEqual([]);
  });
});

describe('S52: the plan of an event is another one', () => {
  it.each([
    { date: '2027-03-15' },
    { startTime: '10:01' },
    { endTime: '12:31' },
    { timeZone: 'Europe/Lisbon' },
    { location: 'The Café, 6 Mill Lane' },
    { location: 'カフェ' },
  ])('with %o', (change) => {
    expect(changedPlan(plan, { ...plan, ...change })).toEqual(Object.keys(change));
  });

  it('where neither place has letters', () => {
    expect(changedPlan({ ...plan, location: '☕' }, { ...plan, location: '☎' })).toEqual(['location']);
  });
});
