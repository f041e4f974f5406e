import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountWith, anEvent, type FakeApi, type FakeEvent, pageOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const impact = { signUpCount: 8, waitingCount: 1, refundCount: 2, refundPence: 900 };
const on = (date: string, some: FakeEvent = {}): FakeEvent =>
  anEvent({ id: date, date, signUpCount: 8, deletionImpact: impact, ...some });
const dates = [
  on('2097-03-03'),
  on('2097-03-10'),
  on('2097-03-17', { cancelledAt: '2026-11-01T10:00:00.000Z' }),
  on('2097-03-24'),
  on('2097-03-31'),
];
const REASON = 'The oven has failed.';

async function openDialog(some: Partial<FakeApi> = {}, id = '2097-03-10') {
  const series = { id: 'series', interval: 'WEEK' as const, events: () => pageOf(dates) };
  const event = { ...dates.find((each) => each.id === id), series };
  const { user } = renderApp(`/staff-events/${id}`, {
    viewer: () => accountWith(grain, [event]),
    event: () => event,
    ...some,
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel or delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
}

const lines = (dialog: Awaited<ReturnType<typeof openDialog>>['dialog']) =>
  dialog.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('asks which events of a series are meant, and ends none before that is chosen', async () => {
  const { user, dialog } = await openDialog();
  const [thisOne, following] = await dialog.findAllByRole('radio');
  expect(thisOne?.closest('label')).toHaveTextContent('This eventSunday 10 March8 people');
  expect(following?.closest('label')).toHaveTextContent('3 events, 10 March to 31 March 209724 places');
  expect(thisOne).not.toBeChecked();
  expect(dialog.queryByRole('button', { name: /^(Delete|Cancel)/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Choose which events' }));
  expect(thisOne).toHaveFocus();
});

it('E4: cancels this and the following with one reason, and says what that does altogether', async () => {
  const cancelEvent = vi.fn<NonNullable<FakeApi['cancelEvent']>>(() => ({
    event: { id: '2097-03-10', cancelledAt: new Date().toISOString(), cancellationReason: REASON },
  }));
  const { user, dialog } = await openDialog({ cancelEvent });
  await user.click(await dialog.findByRole('radio', { name: /^This and the following/ }));
  expect(lines(dialog)).toEqual([
    '24 places are lost. Each person gets one mail with your reason',
    '£27 goes back: 6 payments',
    '3 places in waiting lists are lost',
    'Entries in Google Calendar are removed. A file in the mail removes those in other calendars.',
  ]);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), REASON);
  await user.click(dialog.getByRole('button', { name: 'Cancel 3 events and refund £27' }));
  expect(await screen.findByText(/^Cancelled\. /)).toBeVisible();
  expect(cancelEvent.mock.calls[0]?.[0].input).toEqual({
    id: '2097-03-10',
    reason: REASON,
    scope: 'THIS_AND_FOLLOWING',
  });
});

it('deletes this and the following', async () => {
  const deleteEvent = vi.fn<FakeApi['deleteEvent']>(({ input }) => ({ deletedEventId: input.id }));
  const { user, dialog } = await openDialog({ deleteEvent });
  await user.click(await dialog.findByRole('radio', { name: /^This and the following/ }));
  await user.click(dialog.getByRole('radio', { name: /^Delete 3 events/ }));
  await user.click(dialog.getByRole('button', { name: 'Delete 3 events and refund £27' }));
  expect(await screen.findByText(/^3 events were deleted successfully\./)).toBeVisible();
  expect(deleteEvent.mock.calls[0]?.[0].input).toEqual({ id: '2097-03-10', scope: 'THIS_AND_FOLLOWING' });
});

it('means this event alone where that is chosen, and asks nothing at the last one', async () => {
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('radio', { name: /^This event/ }));
  expect(dialog.getByRole('button', { name: 'Cancel event and refund £9' })).toBeVisible();
  document.body.replaceChildren();

  const last = await openDialog({}, '2097-03-31');
  expect(await last.dialog.findByRole('button', { name: 'Cancel event and refund £9' })).toBeVisible();
  expect(last.dialog.queryByRole('radio', { name: /^This event/ })).not.toBeInTheDocument();
});
