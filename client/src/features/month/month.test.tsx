import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { accountWith, anEvent, type FakeApi, pageOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

// Weeks begin on Monday there.
beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB'));

const titled = (title: string) =>
  anEvent({ id: title, title, type: 'Talk', startTime: '18:30', cancelledAt: null });

function openMonth() {
  const eventDays = vi.fn<FakeApi['eventDays']>(({ from }) =>
    from <= '2026-12-09' && from > '2026-11-01'
      ? [{ date: '2026-12-09', eventCount: 5, events: ['Soup', 'Kites', 'Moths'].map(titled) }]
      : [],
  );
  const events = vi.fn(() => ({ ...pageOf([anEvent()]), edges: [] }));
  return { eventDays, events, ...renderApp('/events?view=month&month=2026-12', { events, eventDays }) };
}

it('shows a month as a grid of days in whole weeks, three titles a day and how many more there are', async () => {
  const { eventDays, events } = openMonth();
  const day = await screen.findByRole('gridcell', { name: /^Wednesday 9 December, 5 events/ });
  expect(
    within(day)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['18:30 Soup', '18:30 Kites', '18:30 Moths']);
  expect(day).toHaveTextContent('+2');
  expect(screen.getAllByRole('gridcell')).toHaveLength(42);
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Mon');
  expect(eventDays.mock.calls[0]?.[0]).toMatchObject({ from: '2026-11-30', to: '2027-01-10' });
  expect(eventDays.mock.calls[0]?.[0].filter).not.toHaveProperty('hasEnded');
  expect(screen.queryByLabelText('Date')).not.toBeInTheDocument();
  expect(events).not.toHaveBeenCalled();
});

it('is turned by a swipe to the side, and not by one that scrolls', async () => {
  const { router } = openMonth();
  const grid = await screen.findByRole('grid');
  const swipe = (x: number, y: number) => {
    fireEvent.touchStart(grid, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(grid, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
  };
  swipe(-30, 0);
  swipe(-90, 60);
  expect(router.state.location.search).toBe('?view=month&month=2026-12');
  swipe(-90, 10);
  await waitFor(() => expect(router.state.location.search).toBe('?view=month&month=2027-01'));
  swipe(90, -10);
  await waitFor(() => expect(router.state.location.search).toBe('?view=month&month=2026-12'));
  grid.style.direction = 'rtl';
  swipe(90, 0);
  await waitFor(() => expect(router.state.location.search).toBe('?view=month&month=2027-01'));
});

it('has what a search finds', async () => {
  const { user, eventDays, router } = openMonth();
  await user.type(await screen.findByRole('searchbox', { name: 'Search events' }), 'kites');
  await waitFor(() => expect(eventDays.mock.lastCall?.[0].filter).toMatchObject({ search: 'kites' }));
  expect(router.state.location.search).toBe('?search=kites&view=month&month=2026-12');
  expect(screen.getByRole('grid')).toBeVisible();
});

it('is moved by the keys of a grid, also into other months, and shows the events of the chosen day', async () => {
  const { user, router } = openMonth();
  const first = await screen.findByRole('gridcell', { name: /^Tuesday 1 December/ });
  expect(first).toHaveAttribute('aria-selected', 'true');
  first.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(await screen.findByRole('gridcell', { name: /^Wednesday 9 December/ })).toHaveFocus();
  const list = within(screen.getByRole('region', { name: 'Wednesday 9 December' }));
  expect(list.getByText('5 events')).toBeVisible();
  expect(list.getByRole('link', { name: 'All 5 events of this day' })).toHaveAttribute(
    'href',
    '/events?date=dates&from=2026-12-09&to=2026-12-09',
  );
  await user.keyboard('{Home}');
  expect(screen.getByRole('gridcell', { name: /^Monday 7 December/ })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('gridcell', { name: /^Sunday 13 December/ })).toHaveFocus();
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(screen.getByRole('gridcell', { name: /^Wednesday 13 January/ })).toHaveFocus());
  expect(router.state.location.search).toBe('?view=month&month=2027-01');
  expect(screen.getByRole('heading', { name: 'January 2027' })).toBeVisible();
});

it('leaves the focus on the button that turns the month, and opens the event of a title', async () => {
  const { user, router } = openMonth();
  (await screen.findByRole('gridcell', { name: /^Tuesday 1 December/ })).focus();
  await user.keyboard('{ArrowRight}');
  const next = screen.getByRole('button', { name: 'Next month' });
  await user.click(next);
  expect(await screen.findByRole('heading', { name: 'January 2027' })).toBeVisible();
  expect(next).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await user.click(await screen.findByRole('link', { name: '18:30 Soup' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/Soup'));
});

it('goes back to today by a press', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { user, router } = openMonth();
  await user.click(await screen.findByRole('button', { name: 'Today' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=month&month=2026-11'));
  const day = await screen.findByRole('gridcell', { name: /^Saturday 28 November/ });
  expect(day).toHaveAttribute('aria-selected', 'true');
  expect(day).toHaveFocus();
});

it('says nothing of days that it does not know, and can go on to another month', async () => {
  const days = [{ date: '2026-12-09', eventCount: 1, events: [titled('Soup')] }];
  const eventDays = vi.fn<FakeApi['eventDays']>(() => days).mockImplementationOnce(connectionLost);
  const { user } = renderApp('/events?view=month&month=2026-12', { eventDays });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('gridcell', { name: 'Wednesday 9 December' })).toBeInTheDocument();
  expect(screen.queryByText('No events start on this day.')).not.toBeInTheDocument();
  await user.click(retry);
  expect(await screen.findByRole('gridcell', { name: /^Wednesday 9 December, 1 event/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('gridcell', { name: 'Friday 1 January, no events' })).toBeVisible();
});

it('is one press away from the list, and keeps the filters', async () => {
  const events = () => ({ ...pageOf([anEvent()]), edges: [] });
  const { user, router } = renderApp('/events?price=free', { events, eventDays: () => [] });
  await user.click(await screen.findByRole('radio', { name: 'Month' }));
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(router.state.location.search).toBe('?price=free&view=month');
  await user.click(screen.getByRole('radio', { name: 'Paid' }));
  await waitFor(() => expect(router.state.location.search).toBe('?price=paid&view=month'));
  await user.click(screen.getByRole('radio', { name: 'List' }));
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?price=paid');
});

const atNoon = (titles: string[], eventsPerDay: number) => [
  { date: '2026-12-01', eventCount: titles.length, events: titles.slice(0, eventsPerDay).map(titled) },
];
const FIVE = ['Soup', 'Kites', 'Moths', 'Reeds', 'Stars'];

it.each([
  [
    'the own events of staff in a tab of the dashboard',
    '/staff-dashboard',
    'eventDays',
    '/staff-events/Stars',
  ],
  ['the places of a person in a tab of My Events', '/signedUpEvents', 'signUpDays', '/events/Stars'],
] as const)('has %s, with all events of a day at a press', async (_, path, field, href) => {
  const daysOf = vi.fn(({ eventsPerDay }: { eventsPerDay: number }) => atNoon(FIVE, eventsPerDay));
  const viewer: FakeApi['viewer'] = () => ({
    ...accountWith(grain, []),
    role: path === '/signedUpEvents' ? 'USER' : 'STAFF',
    [field]: daysOf,
  });
  const { user } = renderApp(`${path}?tab=month&month=2026-12`, { viewer });
  const day = await screen.findByRole('gridcell', { name: /^Tuesday 1 December, 5 events/ });
  expect(day).toHaveTextContent('+2');
  const list = within(screen.getByRole('region', { name: 'Tuesday 1 December' }));
  expect(list.getAllByRole('link')).toHaveLength(3);
  await user.click(list.getByRole('button', { name: 'All 5 events of this day' }));
  expect(await list.findByRole('link', { name: /Stars/ })).toHaveAttribute('href', href);
  expect(list.getByRole('link', { name: /Reeds/ })).toHaveFocus();
  expect(daysOf.mock.lastCall?.[0]).toMatchObject({
    from: '2026-12-01',
    to: '2026-12-01',
    eventsPerDay: 126,
  });
  expect(list.queryByRole('button')).not.toBeInTheDocument();
  expect(within(day).getAllByRole('link')).toHaveLength(3);
});
