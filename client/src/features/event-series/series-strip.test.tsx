import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeEventSeries } from '../../gql/fakes';
import { accountWith, anEvent, type FakeEvent, pageOf } from '../../testing/fake-api';
import { findLead } from '../../testing/lead';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const tuesdays = ['02', '09', '16', '23', '30'].map((day) => ({ id: day, date: `2027-03-${day}` }));
const april = ['06', '13', '20'].map((day) => ({ id: `april-${day}`, date: `2027-04-${day}` }));

function open(at: string, some: Record<string, FakeEvent> = {}, series: FakeEventSeries = {}) {
  const events = [...tuesdays, ...april].map((each) => anEvent({ ...each, ...some[each.id] }));
  const all: FakeEventSeries = { id: 'html', interval: 'WEEK', events: () => pageOf(events), ...series };
  return renderApp(`/events/${at}`, {
    event: ({ id }) => ({ ...events.find((each) => each.id === id), series: all }),
    viewer: () => accountWith(maya, []),
  });
}

const strip = async () => within(await screen.findByRole('navigation', { name: 'Dates of this series' }));

it('shows six dates from this one on, and what a person finds at each', async () => {
  open('16', {
    '23': { placesLeft: 9, capacity: 40 },
    '30': { placesLeft: 0, capacity: 40 },
    'april-06': { cancelledAt: '2027-03-01T09:30:00Z', placesLeft: 3, capacity: 40 },
    'april-13': { viewerSignUp: { id: 'mine' }, placesLeft: 0, capacity: 40 },
    'april-20': { startTime: '18:00' },
  });
  const dates = await strip();
  expect(await dates.findByRole('heading', { name: 'Every Tuesday · 3 of 8' })).toBeVisible();
  expect(dates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tuesday 16 March 2027Mar16 This one',
    'Tuesday 23 March 2027Mar23 9 left',
    'Tuesday 30 March 2027Mar30 Full',
    'Tuesday 6 April 2027Apr6 Cancelled',
    'Tuesday 13 April 2027Apr13 You’re going',
    'Tuesday 20 April 2027Apr20 18:00',
  ]);
  const [here] = dates.getAllByRole('listitem');
  expect(here?.querySelector('[aria-current="page"]')).toHaveTextContent('This one');
  expect(within(here as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  expect(dates.getByRole('link', { name: /^Tuesday 23 March 2027.*9 left$/ })).toHaveAttribute(
    'href',
    '/events/23',
  );
  expect(dates.getByRole('link', { name: 'All 8 dates' })).toHaveAttribute('href', '/series/html');
});

it('leads to the page of another date', async () => {
  const { user, router } = open('23');
  await user.click(await (await strip()).findByRole('link', { name: /^Tuesday 30 March/ }));
  expect(router.state.location.pathname).toBe('/events/30');
  expect(await (await strip()).findByRole('heading', { name: 'Every Tuesday · 5 of 8' })).toBeVisible();
});

it('names no weekday where one date has another', async () => {
  open('02', { '16': { date: '2027-03-17' } }, { interval: 'TWO_WEEKS' });
  expect(await (await strip()).findByRole('heading', { name: 'Every two weeks · 1 of 8' })).toBeVisible();
});

it('begins with the dates to come where the event is not among them', async () => {
  const listed = tuesdays.map((each) => anEvent({ ...each, hasEnded: each.id === '02' }));
  open('april-06', {}, { events: () => pageOf(listed) });
  const dates = await strip();
  expect(await dates.findByRole('heading', { name: 'Every Tuesday' })).toBeVisible();
  expect(dates.getAllByRole('link')[0]).toHaveAttribute('href', '/events/09');
});

it('leads to all dates where they could not be loaded', async () => {
  open('02', {}, { events: connectionLost });
  const dates = await strip();
  expect(await dates.findByRole('heading', { name: 'This event repeats' })).toBeVisible();
  expect(dates.getByRole('link', { name: 'All dates' })).toHaveAttribute('href', '/series/html');
});

it('is not there for an event that does not repeat, or is the only date left', async () => {
  const event = vi.fn(() => anEvent());
  renderApp('/events/bread', { event });
  expect(await findLead('Workshop · by Northern Grain')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Dates of this series' })).not.toBeInTheDocument();
  // Its page asks once for the event, and for no dates.
  expect(event).toHaveBeenCalledOnce();
});
