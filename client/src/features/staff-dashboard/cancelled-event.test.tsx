import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountWith, anEvent } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const none = { cancelledCount: 0, signUpCount: 8, signUpsByDay: [] };

it.each([
  ['all of it', { ...none, paidPence: 0, refundedPence: 22_800 }, '£228 goes back'],
  ['a part of it', { ...none, paidPence: 2_850, refundedPence: 19_950 }, '£199.50 of £228 goes back'],
  ['nothing yet', { ...none, paidPence: 22_800, refundedPence: 0 }, '£228 paid'],
  ['nothing, since nothing was paid', { ...none, paidPence: 0, refundedPence: 0 }, '£0 paid'],
])('E4: says in the row of a cancelled event what has gone back: %s', async (_what, statistics, money) => {
  const event = anEvent({
    cancelledAt: '2027-03-01T09:30:00.000Z',
    signUpCount: 8,
    capacity: 12,
    statistics,
  });
  renderApp('/staff-dashboard', { viewer: () => accountWith(grain, [event]) });
  const link = await screen.findByRole('link', { name: 'Bread for beginners' });
  const row = within(link.closest('li') as HTMLElement);
  expect(row.getByText('people had a place')).toHaveTextContent('8 people had a place');
  expect(row.getByText(/(back|paid)$/)).toHaveTextContent(money);
  expect(row.queryByText(/ left$/)).not.toBeInTheDocument();
});
