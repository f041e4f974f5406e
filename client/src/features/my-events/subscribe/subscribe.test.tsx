import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountWith, type FakeApi } from '../../../testing/fake-api';
import { connectedNoor, maya, noor } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';
import { connectionLost } from '../../../testing/schema-link';

const feedAt = (secret: string, lastReadAt: string | null = null) => ({
  url: `https://turnout.example/calendars/${secret}.ics`,
  webcalUrl: `webcal://turnout.example/calendars/${secret}.ics`,
  lastReadAt,
});
type Feed = ReturnType<typeof feedAt>;

async function open(feed: Feed | null | typeof connectionLost, some: Partial<FakeApi> = {}) {
  let stored = feed;
  const account = () => ({ ...accountWith(maya, []), calendarFeed: stored });
  const resetCalendarFeed = vi.fn<FakeApi['resetCalendarFeed']>(() => {
    stored = feedAt('second');
    return { account: account() };
  });
  const app = renderApp('/signedUpEvents', { viewer: account, resetCalendarFeed, ...some });
  await app.user.click(await screen.findByRole('button', { name: 'Subscribe' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe in your calendar' }));
  return { ...app, dialog, resetCalendarFeed };
}

it('shows the link to open and to copy, and where calendars take it', async () => {
  const { dialog, user, resetCalendarFeed } = await open(feedAt('first'));
  const link = await dialog.findByRole('link', { name: 'Open in my calendar app' });
  expect(link).toHaveAttribute('href', 'webcal://turnout.example/calendars/first.ics');
  expect(dialog.getByLabelText('Or copy the link')).toHaveValue(link.getAttribute('href'));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await dialog.findByRole('status')).toHaveTextContent('Calendar link copied');
  expect(await navigator.clipboard.readText()).toBe(link.getAttribute('href'));
  for (const name of ['Apple', 'Google', 'Outlook']) expect(dialog.getByText(name)).toBeVisible();
  expect(dialog.getByText(/^Keep it to yourself/)).toBeVisible();
  expect(dialog.queryByText(/^Last read/)).not.toBeInTheDocument();
  expect(resetCalendarFeed).not.toHaveBeenCalled();
});

it.each([
  ['a person who signs in with Google', noor, true],
  ['a person whose calendar is connected', connectedNoor, false],
  ['a person without Google', maya, false],
])('leads %s to the connection of Google Calendar, or not', async (_who, person, isLed) => {
  const viewer = () => ({ ...accountWith(person, []), calendarFeed: feedAt('first') });
  const { dialog } = await open(null, { viewer });
  await dialog.findByRole('link', { name: 'Open in my calendar app' });
  expect(dialog.queryByText(/connect Google Calendar in your account/) !== null).toBe(isLed);
});

it('makes the first link by itself, once', async () => {
  const { dialog, resetCalendarFeed } = await open(null);
  expect(await dialog.findByLabelText('Or copy the link')).toHaveValue(feedAt('second').webcalUrl);
  expect(resetCalendarFeed).toHaveBeenCalledTimes(1);
});

it('says when a calendar last read it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T15:00:00Z') });
  const { dialog } = await open(feedAt('first', '2027-03-02T13:12:00Z'));
  expect(await dialog.findByText(/^Last read today, 08:12\./)).toBeVisible();
});

it('R1: asks before it makes a new link, and shows that one', async () => {
  const { dialog, user, resetCalendarFeed } = await open(feedAt('first'));
  await user.click(await dialog.findByRole('button', { name: 'Make a new link' }));
  const question = within(await screen.findByRole('dialog', { name: 'Make a new link?' }));
  await user.click(question.getByRole('button', { name: 'Leave it' }));
  expect(resetCalendarFeed).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Make a new link' }));
  const again = within(await screen.findByRole('dialog', { name: 'Make a new link?' }));
  await user.click(again.getByRole('button', { name: 'Make a new link' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Or copy the link')).toHaveValue(feedAt('second').webcalUrl),
  );
  expect(dialog.getByText('This is your new link. The one before has stopped.')).toBeVisible();
});

it('says that the link could not be loaded, and tries again', async () => {
  let isLost = true;
  const viewer = () => ({
    ...accountWith(maya, []),
    calendarFeed: () => (isLost ? connectionLost() : feedAt('first')),
  });
  const { dialog, user, resetCalendarFeed } = await open(null, { viewer });
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  isLost = false;
  await user.click(retry);
  expect(await dialog.findByLabelText('Or copy the link')).toHaveValue(feedAt('first').webcalUrl);
  expect(resetCalendarFeed).not.toHaveBeenCalled();
});

it('is not there for a visitor', async () => {
  renderApp('/signedUpEvents', { viewer: () => null });
  await screen.findByRole('link', { name: 'Log in or register' });
  expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
});
