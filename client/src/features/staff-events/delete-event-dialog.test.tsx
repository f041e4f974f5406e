import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountWith, anEvent, type FakeEvent } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

async function openDialog(deletionImpact: NonNullable<FakeEvent['deletionImpact']>) {
  const event = anEvent({ deletionImpact });
  const { user } = renderApp('/staff-events/bread', {
    viewer: () => accountWith(grain, [event]),
    event: () => event,
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('dialog', { name: 'Delete this event?' }));
}

const lines = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  dialog.queryAllByRole('listitem').map(({ textContent }) => textContent);

it.each([
  [
    { signUpCount: 8, waitingCount: 3, refundCount: 8, refundPence: 3200 },
    [
      '8 people lose their place and get a mail',
      '3 people lose their place in the waiting list',
      '£32 goes back: 8 payments',
    ],
    'Delete and refund £32',
  ],
  [
    { signUpCount: 1, waitingCount: 1, refundCount: 1, refundPence: 450 },
    [
      '1 person loses their place and gets a mail',
      '1 person loses their place in the waiting list',
      '£4.50 goes back: 1 payment',
    ],
    'Delete and refund £4.50',
  ],
  [
    { signUpCount: 60_000, waitingCount: 0, refundCount: 0, refundPence: 0 },
    ['60,000 people lose their place and get a mail'],
    'Delete event',
  ],
])('L7: says what deleting does, in numbers: %o', async (impact, sentences, button) => {
  const dialog = await openDialog(impact);
  expect(await dialog.findByRole('button', { name: button })).toBeVisible();
  expect(await dialog.findAllByRole('listitem')).toHaveLength(sentences.length);
  expect(lines(dialog)).toEqual(sentences);
});

it('says nothing where it does nothing to anybody', async () => {
  const dialog = await openDialog({ signUpCount: 0, waitingCount: 0, refundCount: 0, refundPence: 0 });
  expect(dialog.getByRole('button', { name: 'Delete event' })).toBeVisible();
  expect(lines(dialog)).toEqual([]);
});
