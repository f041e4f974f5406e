import { expect, it } from 'vitest';
import { refundDeadline } from './refund-deadline.js';

const startsAt = new Date('2027-03-14T10:00Z');

it.each([
  ['so many hours before the start', 48, new Date('2027-03-12T10:00Z')],
  ['the start for 0 hours, which is another rule than none', 0, startsAt],
  ['null where the event gives nothing back', null, null],
])('is %s', (_what, refundDeadlineHours, expected) => {
  expect(refundDeadline({ startsAt, refundDeadlineHours })).toEqual(expected);
});
