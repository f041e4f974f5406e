import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEventWith, aSignUp, type FakeApi, never, userErrorsOf } from '../../testing/fake-api';
import { connectedNoor, noor } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const NOT_CONNECTED = 'Your Google Calendar was not connected.';
const CONNECTED = 'Google Calendar is connected. Taking you back to the event...';
const WRONG_STATE = 'invalid or mismatched user. Please log in again';
const CONNECTION_ERROR = 'error connection Google Calendar';

const aConnection = () => vi.fn<FakeApi['connectCalendar']>(() => ({ account: connectedNoor }));

beforeEach(() => localStorage.setItem('pendingEventId', 'bread'));
afterEach(() => configure({ reactStrictMode: false }));

function open(some: Partial<FakeApi> = {}, search = '?code=secret&state=ours') {
  return renderApp(`/oauth2callback${search}`, { viewer: () => noor, ...some });
}

it('says that it is connecting, with nothing secret in the address', async () => {
  const { router } = open({ connectCalendar: never });
  expect(await screen.findByText('Connecting Google Calendar...')).toHaveRole('status');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/oauth2callback', search: '' }),
  );
});

it('sends the code once, though React runs effects twice', async () => {
  configure({ reactStrictMode: true });
  const connectCalendar = aConnection();
  // With the session known before the page is there: code that waits for it runs once anyhow.
  const { router } = renderApp('/events', { viewer: () => noor, connectCalendar });
  await screen.findByRole('button', { name: 'Profile' });
  await act(() => router.navigate('/oauth2callback?code=secret&state=ours'));
  expect(await screen.findByText(CONNECTED)).toBeVisible();
  expect(connectCalendar.mock.calls.map(([{ input }]) => input)).toEqual([{ code: 'secret', state: 'ours' }]);
});

it('goes back to the event after 2.5 seconds, in place of the page, and can add at once', async () => {
  let viewer = noor;
  const { router } = open({
    viewer: () => viewer,
    connectCalendar: () => {
      viewer = connectedNoor;
      return { account: viewer };
    },
    event: () => anEventWith([], { viewerSignUp: aSignUp() }),
  });
  holdTheClock();
  expect(await screen.findByText(CONNECTED)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the event' })).toHaveAttribute('href', '/events/bread');
  expect(localStorage.getItem('googleCalendarConnected')).toBe('true');
  expect(localStorage.getItem('pendingEventId')).toBeNull();
  await pass(2_499);
  expect(router.state.location.pathname).toBe('/oauth2callback');
  await pass(1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/bread'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(await screen.findByRole('button', { name: 'Add to Google Calendar' })).toBeEnabled();
});

it.each(['', '?error=access_denied&state=ours'])(
  'says in a toast that there is no code (%s)',
  async (search) => {
    const connectCalendar = aConnection();
    open({ connectCalendar }, search);
    expect(await screen.findByText('no code found in url')).toBeVisible();
    expect(await screen.findByText(NOT_CONNECTED)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the event' })).toHaveAttribute('href', '/events/bread');
    expect(connectCalendar).not.toHaveBeenCalled();
  },
);

it.each([
  ['before', { viewer: () => null }],
  ['meanwhile', { connectCalendar: () => Promise.reject(failure('UNAUTHENTICATED')) }],
])('says in one toast that the session has ended (%s)', async (_, some) => {
  configure({ reactStrictMode: true });
  open(some);
  expect(await screen.findAllByText('user must be logged in to store refresh token')).toHaveLength(1);
  expect(await screen.findByText(NOT_CONNECTED)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/?next=%2Fevents%2Fbread');
});

it.each([
  [WRONG_STATE, '?code=secret'],
  [
    'missing event context please reconnect from event page',
    '?code=secret&state=ours',
    'All events',
    '/events',
  ],
])(
  'says without asking the server: %s',
  async (sentence, search, link = 'Back to the event', href = '/events/bread') => {
    if (link === 'All events') localStorage.clear();
    const connectCalendar = aConnection();
    open({ connectCalendar }, search);
    expect(await screen.findByRole('alert')).toHaveTextContent(`${sentence} ${NOT_CONNECTED}`);
    expect(within(screen.getByRole('main')).getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(connectCalendar).not.toHaveBeenCalled();
  },
);

it.each([
  [WRONG_STATE, () => userErrorsOf({ code: 'INVALID_OAUTH_STATE' })],
  ['failed to exchange code', () => userErrorsOf({ code: 'CODE_EXCHANGE_FAILED' })],
  [CONNECTION_ERROR, () => userErrorsOf({ code: 'CALENDAR_AUTHORIZATION_REQUIRED' })],
  [CONNECTION_ERROR, () => userErrorsOf({ code: 'CALENDAR_UNAVAILABLE' })],
  [CONNECTION_ERROR, () => ({})],
  [CONNECTION_ERROR, connectionLost],
  [CONNECTION_ERROR, () => Promise.reject(failure('INTERNAL_SERVER_ERROR'))],
])('says: %s', async (sentence, connectCalendar) => {
  open({ connectCalendar });
  expect(await screen.findByRole('alert')).toHaveTextContent(`${sentence} ${NOT_CONNECTED}`);
  expect(screen.getByRole('link', { name: 'Back to the event' })).toHaveAttribute('href', '/events/bread');
  expect(localStorage.getItem('googleCalendarConnected')).toBeNull();
});

it('says so as well when it is not known who is logged in', async () => {
  open({ viewer: connectionLost });
  expect(await screen.findByRole('alert')).toHaveTextContent(CONNECTION_ERROR);
});
