import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountWith, anEvent, type FakeApi, type FakeEvent } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

async function openDialog(
  deletionImpact: NonNullable<FakeEvent['deletionImpact']>,
  some: Partial<FakeApi> = {},
) {
  const event = anEvent({ deletionImpact });
  const { user } = renderApp('/staff-events/bread', {
    viewer: () => accountWith(grain, [event]),
    event: () => event,
    ...some,
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel or delete' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

const lines = (dialog: Awaited<ReturnType<typeof openDialog>>['dialog']) =>
  dialog.queryAllByRole('listitem').map(({ textContent }) => textContent);

const CALENDARS =
  'Entries in Google Calendar are removed. A file in the mail removes those in other calendars.';

it.each([
  [
    { signUpCount: 8, waitingCount: 3, refundCount: 8, refundPence: 3200 },
    [
      '8 people get a mail with your reason',
      '£32 goes back: 8 payments',
      '3 people leave the waiting list and get a mail',
      CALENDARS,
    ],
    [
      '8 people lose their place and get a mail',
      '£32 goes back: 8 payments',
      '3 people lose their place in the waiting list',
      CALENDARS,
    ],
    ' and refund £32',
  ],
  [
    { signUpCount: 1, waitingCount: 1, refundCount: 1, refundPence: 450 },
    [
      '1 person gets a mail with your reason',
      '£4.50 goes back: 1 payment',
      '1 person leaves the waiting list and gets a mail',
      CALENDARS,
    ],
    [
      '1 person loses their place and gets a mail',
      '£4.50 goes back: 1 payment',
      '1 person loses their place in the waiting list',
      CALENDARS,
    ],
    ' and refund £4.50',
  ],
  [
    { signUpCount: 60_000, waitingCount: 0, refundCount: 0, refundPence: 0 },
    ['60,000 people get a mail with your reason', CALENDARS],
    ['60,000 people lose their place and get a mail', CALENDARS],
    '',
  ],
])(
  'L7: says what cancelling or deleting does, in numbers: %o',
  async (impact, cancelled, deleted, refunds) => {
    const { user, dialog } = await openDialog(impact);
    expect(await dialog.findByRole('button', { name: `Cancel event${refunds}` })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Keep the event' })).toHaveFocus();
    expect(lines(dialog)).toEqual(cancelled);
    await user.click(dialog.getByRole('radio', { name: /^Delete event/ }));
    expect(dialog.getByRole('button', { name: `Delete event${refunds}` })).toBeVisible();
    expect(lines(dialog)).toEqual(deleted);
  },
);

it('says nothing where it does nothing to anybody', async () => {
  const { dialog } = await openDialog({ signUpCount: 0, waitingCount: 0, refundCount: 0, refundPence: 0 });
  expect(dialog.getByRole('button', { name: 'Delete event' })).toBeVisible();
  expect(lines(dialog)).toEqual([]);
});

const EIGHT = { signUpCount: 8, waitingCount: 0, refundCount: 8, refundPence: 3200 };
const REASON = 'The oven has failed.';

it('E4: cancels an event with the reason, and shows when its people are notified', async () => {
  const cancelledAt = new Date().toISOString();
  const cancelEvent = vi.fn<NonNullable<FakeApi['cancelEvent']>>(() => ({
    event: { id: 'bread', cancelledAt, cancellationReason: REASON },
  }));
  const { user, dialog } = await openDialog(EIGHT, { cancelEvent });
  const button = await dialog.findByRole('button', { name: 'Cancel event and refund £32' });
  await user.click(button);
  expect(await dialog.findByText('Reason is required')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), REASON);
  await user.click(button);
  expect(await screen.findByText(/^Cancelled\. Mails and refunds go out at \d\d:\d\d$/)).toBeVisible();
  expect(cancelEvent.mock.calls[0]?.[0].input).toEqual({ id: 'bread', reason: REASON, scope: 'THIS' });
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

it('E5: takes a cancellation back within five minutes, and offers nothing after that', async () => {
  const event = anEvent({ cancelledAt: new Date().toISOString(), cancellationReason: REASON });
  const { user } = renderApp('/staff-events/bread', {
    viewer: () => accountWith(grain, [event]),
    event: () => event,
    undoCancelEvent: () => ({ event: { id: 'bread', cancelledAt: null, cancellationReason: null } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByText(/^Cancelled\./)).not.toBeInTheDocument();
  expect(screen.getByText(/^The event takes place again\./).closest('[role=status]')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('E5: offers no way back once the people are notified', async () => {
  const cancelledAt = new Date(Date.now() - 5 * 60_000).toISOString();
  const event = anEvent({ cancelledAt, cancellationReason: REASON });
  renderApp('/staff-events/bread', { viewer: () => accountWith(grain, [event]), event: () => event });
  expect(await screen.findByText(/^Cancelled\. Mails and refunds went out/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
