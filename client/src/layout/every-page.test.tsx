import type { ApolloClient } from '@apollo/client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountWith, anEvent, anEventWith, aSignUp, never, pageOf } from '../testing/fake-api';
import { grain } from '../testing/people';
import { renderApp } from '../testing/render-app';
import { connectionLost } from '../testing/schema-link';

const statistics = { cancelledCount: 0, paidPence: 0, refundedPence: 0, signUpsByDay: [] };
const own = anEventWith([aSignUp()], {
  viewerCanEdit: true,
  excerpt: 'Flour, water, salt.',
  statistics,
  team: [],
  messages: () => pageOf([]),
});

/** Every page that reads, with what it shows of what it has read. */
const pages = [
  ['/events', 'Flour, water, salt.'],
  ['/events/bread', /^Workshop · by/],
  ['/series/html', 'Every Saturday · Workshop · by Northern Grain'],
  ['/signedUpEvents', 'Flour, water, salt.'],
  ['/staff-dashboard', 'Flour, water, salt.'],
  ['/staff-events/bread', '1 of 1 shown'],
  ['/staff-events/bread?tab=team', 'Rights of each role'],
  ['/staff-events/bread?tab=messages', 'No message has been written yet.'],
  ['/account', 'Firefox on Linux'],
  ['/access-tokens', 'Noticeboard'],
  ['/webhooks', /shop\.example\.org/],
] as const;

const laptop = { id: 'laptop', isCurrent: true, device: 'Firefox on Linux' };
const noticeboard = { id: 'noticeboard', name: 'Noticeboard', scopes: ['ACCOUNT_READ' as const] };
const shop = { id: 'shop', url: 'https://shop.example.org', topics: ['EVENT_CREATED' as const] };
const staff = {
  ...accountWith(grain, [own], [aSignUp({ event: own })]),
  cancelledSignUps: () => pageOf([]),
  emailVerifiedAt: '2026-03-04T12:00:00.000Z',
  sessions: [laptop],
  accessTokens: [noticeboard],
  webhooks: [shop],
};
const series = {
  __typename: 'EventSeries' as const,
  id: 'html',
  interval: 'WEEK' as const,
  events: () => pageOf([own]),
};

function loadingQueries(client: ApolloClient): (string | undefined)[] {
  return [...client.getObservableQueries('active')]
    .filter((query) => query.getCurrentResult().loading)
    .map(({ queryName }) => queryName);
}

describe.each(pages)('%s', (path, read) => {
  it('stands without a red box when the network goes, and when it is opened again', async () => {
    let isGone = false;
    const whileThere =
      <Answer,>(answer: () => Answer) =>
      () =>
        isGone ? connectionLost() : answer();
    const { client, router } = renderApp(path, {
      viewer: whileThere(() => staff),
      event: whileThere(() => own),
      events: whileThere(() => pageOf([own])),
      node: whileThere(() => series),
    });
    expect((await screen.findAllByText(read))[0]).toBeVisible();
    // All parts of it.
    await waitFor(() => expect(loadingQueries(client)).toEqual([]));
    isGone = true;
    await act(() => client.refetchQueries({ include: 'active' }).catch(() => {}));
    expect(screen.getAllByText(read)[0]).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await act(() => router.navigate('/no/such/page'));
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    await act(() => router.navigate(path));
    expect((await screen.findAllByText(read))[0]).toBeVisible();
    await waitFor(() => expect(loadingQueries(client)).toEqual([]));
    expect(screen.getAllByText(read)[0]).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it.each([
  ...pages.map(([path]) => path),
  '/',
  '/create-event',
  '/payment?event=bread',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/confirm-address',
  '/invitation',
  '/connect-google-calendar?event=bread',
  '/oauth2callback',
  '/no/such/page',
])('%s has one heading of the first level while nothing has come yet, and then', async (path) => {
  renderApp(path, { viewer: never, event: never, events: never, node: never, settings: never });
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  cleanup();
  renderApp(path, { viewer: () => staff, event: () => anEvent({ viewerCanEdit: true }) });
  await screen.findByRole('button', { name: 'Profile' });
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
});
