import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { openEventWithCalendar } from '../../testing/open-event-with-calendar';
import { connectedNoor, noor } from '../../testing/people';
import { connectionLost } from '../../testing/schema-link';

async function openDialog(some: Partial<FakeApi> = {}) {
  const app = openEventWithCalendar({ viewer: () => connectedNoor, ...some });
  await app.press('Disconnect');
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Google Calendar' }));
  return {
    ...app,
    dialog,
    confirm: () => app.user.click(dialog.getByRole('button', { name: 'Disconnect' })),
  };
}

it('asks first, and stays connected on a no', async () => {
  const disconnectCalendar = vi.fn<FakeApi['disconnectCalendar']>();
  const { dialog, user, button } = await openDialog({ disconnectCalendar });
  expect(dialog.getByText('Are you sure you want to disconnect your Google Calendar?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stay connected' }));
  expect(await button('Add to Google Calendar')).toBeEnabled();
  expect(disconnectCalendar).not.toHaveBeenCalled();
});

it('disconnects, says so, and can be connected again', async () => {
  const disconnectCalendar = vi.fn(() => ({ account: noor }));
  const { confirm, card, button } = await openDialog({ disconnectCalendar });
  await confirm();
  expect(await (await card()).findByText('Google Calendar is disconnected')).toBeVisible();
  expect(await button('Connect Google Calendar')).toBeEnabled();
  const focused = (await card()).getByRole('heading', { name: 'Google Calendar' });
  await waitFor(() => expect(focused).toHaveFocus());
  expect(disconnectCalendar).toHaveBeenCalledOnce();
  await waitFor(() => expect(localStorage.getItem('googleCalendarConnected')).toBeNull());
});

it.each([
  ['Failed to disconnect Google Calendar. Please try again', connectionLost],
  ['Failed to disconnect Google Calendar. Please try again', () => ({})],
  ['Not today', () => userErrorsOf({ message: 'Not today' })],
])('stays connected when it fails, and says: %s', async (sentence, disconnectCalendar) => {
  const { confirm, dialog, button } = await openDialog({ disconnectCalendar });
  await confirm();
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(await button('Add to Google Calendar')).toBeEnabled();
});
