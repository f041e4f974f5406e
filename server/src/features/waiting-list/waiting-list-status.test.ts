import { expect, it } from 'vitest';
import { mayMove, statusOf, WaitingListStatus } from './waiting-list-status.js';

const all = Object.values(WaitingListStatus);

it.each([
  [WaitingListStatus.WAITING, ['OFFERED', 'PLACED', 'LEFT']],
  [WaitingListStatus.OFFERED, ['PLACED', 'EXPIRED', 'LEFT']],
  [WaitingListStatus.PLACED, []],
  [WaitingListStatus.EXPIRED, []],
  [WaitingListStatus.LEFT, []],
])('from %s an entry moves to %j alone', (from, allowed) => {
  expect(all.filter((to) => mayMove(from, to))).toEqual(allowed);
});

it('is offered a place as long as the offer has an end', () => {
  expect(statusOf({ offerExpiresAt: null })).toBe('WAITING');
  expect(statusOf({ offerExpiresAt: new Date(0) })).toBe('OFFERED');
});
