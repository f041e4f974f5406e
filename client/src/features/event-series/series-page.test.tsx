import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeEventSeries } from '../../gql/fakes';
import { anEvent, type FakeApi, type FakeEvent, never, pageOf } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

function open(...dates: FakeEvent[]) {
  const events = dates.map((date) => anEvent({ id: date.date ?? 'bread', ...date }));
  const series: FakeEventSeries = { id: 'html', interval: 'WEEK', events: () => pageOf(events) };
  return renderApp('/series/html', { node: () => ({ __typename: 'EventSeries', ...series }) });
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the dates to come first, then those that are over', async () => {
  open(
    { date: '2027-03-02', hasEnded: true },
    { date: '2027-03-09', hasEnded: true },
    { date: '2027-03-16', placesLeft: 4, capacity: 40 },
    { date: '2027-03-23', cancelledAt: '2027-03-01T09:30:00Z' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('All dates: Bread for beginners · Turnout'));
  expect(screen.getByText('Every Tuesday · Workshop · by Northern Grain')).toBeVisible();
  const coming = await region('Upcoming dates');
  expect(coming.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/events/2027-03-16',
    '/events/2027-03-23',
  ]);
  expect(coming.getByText('4 left')).toBeVisible();
  expect(coming.getByText('Cancelled')).toBeVisible();
  const past = await region('Past dates');
  expect(past.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Tuesday 9 March 2027',
    'Tuesday 2 March 2027',
  ]);
  expect(past.getAllByText('Over')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Add all dates to calendar' })).toHaveAttribute(
    'href',
    '/series/html/calendar.ics',
  );
});

it('says of a date what it has of its own', async () => {
  open(
    { date: '2027-03-16' },
    { date: '2027-03-23', title: 'Rye for beginners', location: 'The Mill', pricePence: 0 },
  );
  const coming = await region('Upcoming dates');
  expect(coming.queryByText('Bread for beginners')).not.toBeInTheDocument();
  expect(coming.getByText('Rye for beginners')).toBeVisible();
  expect(coming.getByText('The Mill')).toBeVisible();
  expect(coming.getByText('Free')).toBeVisible();
});

it('says that no date is to come', async () => {
  open({ date: '2027-03-02', hasEnded: true });
  expect((await region('Upcoming dates')).getByText('There are no upcoming dates.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /calendar/ })).not.toBeInTheDocument();
});

it('says that it is loading', async () => {
  renderApp('/series/html', { node: never });
  expect(await screen.findByText('Loading dates...')).toHaveRole('status');
});

it.each([
  ['there is none', null],
  ['it is something else', { __typename: 'Event' as const, id: 'bread' }],
])('says that there are no such dates where %s', async (_, node) => {
  renderApp('/series/none', { node: () => node });
  expect(await screen.findByText(/There are no such dates/)).toBeVisible();
});

it('says that it failed, and tries again', async () => {
  const node = vi
    .fn<FakeApi['node']>(() => ({ __typename: 'EventSeries', id: 'html', events: () => pageOf([anEvent()]) }))
    .mockImplementationOnce(connectionLost);
  const { user } = renderApp('/series/html', { node });
  expect(await screen.findByRole('alert')).toHaveTextContent('The dates could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' })).toBeVisible();
});
