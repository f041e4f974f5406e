import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeTicket } from '../../gql/fakes';
import {
  accountWith,
  anEvent,
  anEventWith,
  aSignUp,
  type FakeApi,
  userErrorsOf,
} from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';
import { loadLateParts } from '../../ui/late';

const ticket: FakeTicket = {
  code: 'T7KQ 4M2X 9RWD H5ZB 3NCF 8PJV 6Y',
  qrPath: 'M0 0h7v1h-7z',
  qrSize: 25,
  rotatedAt: null,
};
const CODE = 'Ticket code: T 7 K Q, 4 M 2 X, 9 R W D, H 5 Z B, 3 N C F, 8 P J V, 6 Y';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T12:00:00Z') });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function openEvent(some: Partial<FakeApi> = {}, own = aSignUp({ ticket })) {
  const app = renderApp('/events/bread', {
    viewer: () => maya,
    event: () => anEventWith([], { viewerSignUp: own }),
    ...some,
  });
  const card = async () => within(await screen.findByRole('region', { name: 'Sign up' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Your ticket' }));
  async function openTicket() {
    await app.user.click(await (await card()).findByRole('button', { name: 'Full screen' }));
    return dialog();
  }
  return { ...app, card, dialog, openTicket };
}

it('has the code in the card of the place, as a picture and letter by letter', async () => {
  const { card } = openEvent();
  expect(await (await card()).findByRole('img', { name: 'QR code of the ticket' })).toBeVisible();
  expect((await card()).getByText(CODE)).toBeInTheDocument();
  expect((await card()).getByText('Show at the door')).toBeVisible();
  expect((await card()).getByRole('button', { name: 'Already signed up' })).toBeDisabled();
});

it.each([
  ['that is over', anEventWith([], { hasEnded: true, viewerSignUp: aSignUp({ ticket }) })],
  ['of which no ticket is known', anEventWith([], { viewerSignUp: aSignUp() })],
])('has no ticket at an event %s', async (_what, event) => {
  const { card } = openEvent({ event: () => event });
  expect(await (await card()).findByRole('button', { name: 'Already signed up' })).toBeVisible();
  expect((await card()).queryByText('Show at the door')).not.toBeInTheDocument();
  expect((await card()).queryByRole('button', { name: 'Full screen' })).not.toBeInTheDocument();
  expect((await card()).queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

it('fills the screen, which stays on until it is closed', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  Object.assign(navigator, { wakeLock: { request } });
  const { openTicket, user } = openEvent();
  const shown = await openTicket();
  expect(shown.getByText(maya.name)).toBeVisible();
  expect(shown.getByText(CODE)).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Calendar' })).toHaveAttribute(
    'href',
    expect.stringContaining('/events/bread/'),
  );
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  // The browser lets it go while the page is out of sight.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  await user.click(shown.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(release).toHaveBeenCalled());
});

it('is there where the browser keeps no screen on', async () => {
  Object.assign(navigator, { wakeLock: { request: () => Promise.reject(new Error('low battery')) } });
  const { openTicket } = openEvent();
  expect((await openTicket()).getByText(CODE)).toBeInTheDocument();
});

it('prints the ticket alone', async () => {
  const sheets: string[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    sheets.push(document.querySelector('[data-printed-ticket]')?.textContent ?? '');
    window.dispatchEvent(new Event('afterprint'));
  });
  const { card, user } = openEvent();
  await user.click(await (await card()).findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(document.querySelector('[data-printed-ticket]')).toBeNull());
  expect(sheets).toHaveLength(1);
  for (const words of ['Bread for beginners', maya.name, 'T7KQ']) expect(sheets[0]).toContain(words);
});

it('is all that the browser’s own print prints of a page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { card } = openEvent();
  await (await card()).findByRole('button', { name: 'Print' });
  await loadLateParts();
  const sheet = () => document.querySelector('[data-printed-ticket]');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(sheet()).toHaveTextContent('Bread for beginners');
  expect(print).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet()).toBeNull();
});

const replace = async (app: ReturnType<typeof openEvent>) => {
  const shown = await app.openTicket();
  await app.user.click(shown.getByRole('button', { name: 'Replace this ticket' }));
  await app.user.click(screen.getByRole('button', { name: 'Replace it' }));
  return shown;
};

it('D27: replaces a ticket of which other people have a photo', async () => {
  const rotateTicket = vi.fn<FakeApi['rotateTicket']>(() => ({
    signUp: aSignUp({ ticket: { ...ticket, code: 'AAAA 4M2X 9RWD H5ZB 3NCF 8PJV 6Y' } }),
  }));
  const shown = await replace(openEvent({ rotateTicket }));
  const sentence = 'This is your new ticket. The code before lets nobody in any more.';
  expect(await shown.findByText(sentence)).toBeVisible();
  expect(shown.getByText(/^Ticket code: A A A A, /)).toBeInTheDocument();
  expect(rotateTicket.mock.calls.map(([{ input }]) => input)).toEqual([{ signUpId: 'first' }]);
});

it.each([
  [
    'This place is not taken any more',
    () => userErrorsOf({ code: 'SIGN_UP_NOT_FOUND', message: 'This place is not taken any more' }),
  ],
  ['The ticket could not be replaced. Please try again', connectionLost],
])('says why it could not be replaced: %s', async (sentence, rotateTicket) => {
  await replace(openEvent({ rotateTicket }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

it('is in My Events, where no ticket is for what is cancelled', async () => {
  const soup = anEvent({ id: 'soup', title: 'Soup', cancelledAt: '2027-02-01T12:00:00Z' });
  const places = [aSignUp({ event: anEvent(), ticket }), aSignUp({ id: 'second', event: soup, ticket })];
  const { user } = renderApp('/signedUpEvents', { viewer: () => accountWith(maya, [], places) });
  await user.click(await screen.findByRole('button', { name: 'Show ticket: Bread for beginners' }));
  expect(within(screen.getByRole('dialog', { name: 'Your ticket' })).getByText(CODE)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show ticket: Soup' })).not.toBeInTheDocument();
});
