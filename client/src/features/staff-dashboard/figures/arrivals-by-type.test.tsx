import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountWith } from '../../../testing/fake-api';
import { grain } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';

const talks = { type: 'Talk', eventCount: 3, expectedCount: 1_200, arrivedCount: 900 };
const open = (arrivalsByType: object[]) =>
  renderApp('/staff-dashboard?tab=past', {
    viewer: () => ({
      ...accountWith(grain, []),
      eventTotals: () => ({ eventCount: 3, signUpCount: 1_200, paidPence: 0, arrivalsByType }),
    }),
  });

it('says how many people did not come, by type of event', async () => {
  const { user } = open([talks, { ...talks, type: 'Walk', expectedCount: 0, arrivedCount: 1 }]);
  await user.click(await screen.findByText('People who did not come'));
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/^Talk/)).toEqual(['3', '900', '300 (25%)']);
  expect(cells(/^Walk/)).toEqual(['3', '1', '0 (0%)']);
});

it('says nothing of it where no door was used', async () => {
  open([]);
  expect(await screen.findByText('past')).toBeVisible();
  expect(screen.queryByText('People who did not come')).not.toBeInTheDocument();
});
