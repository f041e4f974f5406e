import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catchNavigation } from '../../testing/catch-navigation';
import { type FakeApi, never, userErrorsOf } from '../../testing/fake-api';
import { connectedNoor, maya, noor } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

function open(some: Partial<FakeApi> = {}, search = '?event=bread') {
  return renderApp(`/connect-google-calendar${search}`, { viewer: () => noor, ...some });
}

it('says what happened, and connects again', async () => {
  const leaveFor = catchNavigation();
  const { user } = open();
  expect(await screen.findByText(/^Google no longer lets us add events to your calendar/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the event' })).toHaveAttribute('href', '/events/bread');
  holdTheClock();
  await user.click(screen.getByRole('button', { name: 'Connect Google Calendar' }));
  await waitFor(() => expect(localStorage.getItem('pendingEventId')).toBe('bread'));
  await pass(2_000);
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://google.example/consent');
});

it('says why it cannot', async () => {
  const startCalendarConnection = () => userErrorsOf({ code: 'NOT_SIGNED_UP', message: 'Not signed up' });
  const { user } = open({ startCalendarConnection });
  await user.click(await screen.findByRole('button', { name: 'Connect Google Calendar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not signed up');
});

it('asks to log in first', async () => {
  open({ viewer: () => null });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'you need to be logged in to connect to google calendar',
  );
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/?next=%2Fconnect-google-calendar%3Fevent%3Dbread',
  );
});

it.each([
  [maya, 'A Google Calendar can be connected to accounts that log in with Google.'],
  [connectedNoor, 'Your Google Calendar is connected.'],
])('has nothing to connect for %o', async (viewer, sentence) => {
  open({ viewer: () => viewer });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Connect Google Calendar' })).not.toBeInTheDocument();
});

it('needs an event to come back to', async () => {
  open({}, '');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'missing event context please reconnect from event page',
  );
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'My Events' })).toHaveAttribute('href', '/signedUpEvents');
});

it('says that it is loading', async () => {
  open({ viewer: never });
  expect(await screen.findByText('Loading...')).toHaveRole('status');
});

it('says that it is not known who is logged in, and tries again', async () => {
  const { user } = open({ viewer: vi.fn(() => noor).mockImplementationOnce(connectionLost) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to connect Google Calendar');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Connect Google Calendar' })).toBeVisible();
});
