import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeEvent } from '../../gql/fakes';
import { anEvent, type FakeApi, pageOf } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';
import { addDays, today } from '../../ui/dates/local-date';

const onDay = (id: string, days: number, some: FakeEvent = {}) =>
  anEvent({ id, title: `Event ${id}`, date: addDays(today(), days), ...some });

const many = Array.from({ length: 35 }, (_, index) => onDay(`${index}`, index));
const listOf = (events: FakeEvent[]): Partial<FakeApi> => ({ events: (page) => pageOf(events, page) });

const section = (name = 'What’s on this week') => screen.findByRole('region', { name });
const titlesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('shows the next three events, and the way to all of them by their number', async () => {
  const events = vi.fn<NonNullable<FakeApi['events']>>((page) => pageOf(many, page));
  const { user, router } = renderApp('/', { events });
  const week = await section();
  expect(titlesIn(week)).toEqual(['Event 0', 'Event 1', 'Event 2']);
  // The number is that of the list to which the link leads.
  expect(events.mock.calls[0]?.[0].filter).toEqual({ foldSeries: true, hasEnded: false });
  await user.click(within(week).getByRole('link', { name: 'All 35 events' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
  expect(events.mock.lastCall?.[0].filter).toEqual({ foldSeries: true, hasEnded: false });
});

it('says "this week" only if all three are in the next seven days', async () => {
  renderApp('/', listOf([onDay('a', 0), onDay('b', 6), onDay('c', 7)]));
  expect(titlesIn(await section('What’s on next'))).toHaveLength(3);
  expect(screen.queryByText('What’s on this week')).not.toBeInTheDocument();
});

it('leaves out what is cancelled or has ended meanwhile', async () => {
  const cancelled = onDay('cancelled', 0, { cancelledAt: '2027-01-01T10:00:00.000Z' });
  const ended = onDay('ended', 0, { endsAt: new Date(Date.now() - 1000).toISOString() });
  renderApp('/', listOf([cancelled, ended, onDay('a', 1)]));
  const week = await section();
  expect(titlesIn(week)).toEqual(['Event a']);
  expect(within(week).getByRole('link', { name: 'All 3 events' })).toBeVisible();
});

it.each([
  ['there are no events', listOf([])],
  ['the list cannot be loaded', { events: connectionLost }],
])('has the panels alone while %s', async (_, api) => {
  const events = vi.fn(api.events as () => never);
  renderApp('/', { events });
  expect(await screen.findByRole('form', { name: 'User login' })).toBeVisible();
  await waitFor(() => expect(events).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText(/What’s on (this|next)/)).not.toBeInTheDocument());
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it.each([
  ['before the panels', '/', Node.DOCUMENT_POSITION_PRECEDING],
  [
    'after them for a person who comes from an event',
    '/?next=%2Fevents%2Fbread',
    Node.DOCUMENT_POSITION_FOLLOWING,
  ],
])('stands %s', async (_, at, position) => {
  renderApp(at, listOf(many));
  const week = await section();
  const panel = screen.getByRole('region', { name: 'User Login/Register' });
  expect(panel.compareDocumentPosition(week)).toBe(position);
});

it('is passed by "Log in" in the header, which goes on to where the person wanted', async () => {
  const { user, router } = renderApp('/?next=%2Fevents', listOf(many));
  const header = within(await screen.findByRole('banner'));
  await user.click(await header.findByRole('link', { name: 'Log in' }));
  const form = within(screen.getByRole('form', { name: 'User login' }));
  await waitFor(() => expect(form.getByLabelText('E-mail')).toHaveFocus());
  expect(router.state.location).toMatchObject({ search: '?next=%2Fevents', hash: '#log-in' });
});
