import { expect, it } from 'vitest';
import { startsOf } from './clock-changes';

const evening = { startTime: '18:00', endTime: '19:15', timeZone: 'Europe/London' };
const shown = (...[dates, times]: Parameters<typeof startsOf>) =>
  startsOf(dates, times).map(({ start, clocksChanged }) => [start, clocksChanged]);

it('keeps the time on the clocks, and finds the day on which they change', () => {
  expect(shown(['2027-03-23', '2027-03-30', '2027-04-06'], evening)).toEqual([
    ['18:00 GMT', null],
    ['18:00 BST', '2027-03-28'],
    ['18:00 BST', null],
  ]);
});

it('finds a change on the day of an event, before and after its start', () => {
  expect(shown(['2027-03-21', '2027-03-28'], evening)[1]).toEqual(['18:00 BST', '2027-03-28']);
  const night = { ...evening, startTime: '00:30', endTime: '04:00' };
  expect(shown(['2027-03-28', '2027-04-04'], night)[1]).toEqual(['00:30 BST', '2027-03-28']);
});

it('shows the time that counts where the clocks skip one, and says so', () => {
  const [, skipped] = startsOf(['2027-03-21', '2027-03-28'], { ...evening, startTime: '01:30' });
  expect(skipped).toMatchObject({
    start: '02:30 BST',
    hint: expect.stringContaining('01:30 does not exist'),
  });
});

it('shows no time before it is typed, and no change where clocks have none', () => {
  expect(shown(['2027-03-21', '2027-03-28'], { ...evening, startTime: '' })).toEqual([
    ['', null],
    ['', null],
  ]);
  expect(shown(['2027-03-21', '2027-03-28'], { ...evening, timeZone: 'UTC' })[1]).toEqual([
    '18:00 UTC',
    null,
  ]);
});
