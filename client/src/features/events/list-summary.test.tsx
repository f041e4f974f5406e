import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEvent, type FakeApi, pageOf } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const many = Array.from({ length: 23 }, (_, index) => anEvent({ id: `e${index}`, title: `Event ${index}` }));

function open(at: string, found = many) {
  const events = vi.fn<FakeApi['events']>((page) => pageOf(found, page));
  return { events, ...renderApp(at, { events }) };
}

/** The filter with which the list was asked for last. */
function lastFilter(events: ReturnType<typeof open>['events']) {
  return events.mock.lastCall?.[0].filter;
}

it('counts what is coming up, without a chip', async () => {
  open('/events');
  expect(await screen.findByText('23 events coming up')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument();
});

it.each([
  ['?search=soup', '1000 or more events coming up'],
  ['', '1000 events coming up'],
])('says of a search alone that it is counted no further than 1,000: %j', async (query, sentence) => {
  open(
    `/events${query}`,
    Array.from({ length: 1_000 }, (_, index) => anEvent({ id: `e${index}` })),
  );
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('has a chip for each filter, and removes one by one press', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const { events, router, user } = open('/events?search=soup&type=Talk&date=week&price=free');
  expect(await screen.findByText('23 events')).toBeVisible();
  const chips = within(screen.getByRole('list', { name: 'Filters' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '“soup”',
    'Talk',
    'Next 7 days',
    'Free',
  ]);
  await user.click(chips.getByRole('button', { name: 'Remove filter: Next 7 days' }));
  expect(router.state.location.search).toBe('?search=soup&type=Talk&price=free');
  await waitFor(() =>
    expect(lastFilter(events)).toEqual({
      foldSeries: true,
      hasEnded: false,
      search: 'soup',
      type: 'Talk',
      free: true,
    }),
  );
  const focused = await screen.findByText('23 events coming up');
  await waitFor(() => expect(focused).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
});

it.each([
  ['from=2026-12-01&to=2026-12-24', 'Tue 1 Dec – Thu 24 Dec'],
  ['from=2026-12-01&to=2026-12-01', 'Tue 1 Dec'],
  ['from=2026-12-01', 'From Tue 1 Dec'],
  ['to=2027-01-02', 'Until Sat 2 Jan 2027'],
  ['', 'Any date'],
])('names the dates of ?%s', async (range, label) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  open(`/events?date=dates&${range}`);
  expect(await screen.findByRole('button', { name: `Remove filter: ${label}` })).toBeVisible();
});

it('takes dates of one’s own, from today on until others are chosen', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const { events, router, user } = open('/events');
  await user.selectOptions(await screen.findByLabelText('Date'), 'Set dates');
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-20');
  await user.type(screen.getByLabelText('To'), '2026-12-24');
  expect(router.state.location.search).toBe('?date=dates&from=2026-11-20&to=2026-12-24');
  await waitFor(() =>
    expect(lastFilter(events)).toEqual({ foldSeries: true, from: '2026-11-20', to: '2026-12-24' }),
  );
  expect(screen.getByText('Events on these days.')).toBeVisible();
});

it('says what was searched for where nothing is found, and clears by one press', async () => {
  const { router, user } = open('/events?search=+zebra+&type=Talk', []);
  expect(await screen.findByText('Nothing was found for “zebra”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
});
