import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeEvent } from '../../../gql/fakes';
import { anEvent, type FakeApi, pageOf } from '../../../testing/fake-api';
import { grain } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';
import { addDays, today } from '../../../ui/dates/local-date';

const inDays = (days: number) => addDays(today(), days);

/** A coming event that the creator of "bread" does not give. */
const other = (id: string, days: number, some: FakeEvent = {}) =>
  anEvent({ id, title: `Event ${id}`, date: inDays(days), ...some });

function open(ofHost: FakeEvent[], all: FakeEvent[], event: FakeEvent = {}, some: Partial<FakeApi> = {}) {
  const events = vi.fn<NonNullable<FakeApi['events']>>(({ filter, ...page }) =>
    pageOf(filter?.hostId ? ofHost : all, page),
  );
  return { events, ...renderApp('/events/bread', { event: () => anEvent(event), events, ...some }) };
}

const titlesIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const more = () => screen.findByRole('region', { name: 'More by Northern Grain' });
const thisWeek = () => screen.findByRole('region', { name: 'Also this week' });

it('ends in three more events of its host, and in three others of the next seven days', async () => {
  const ofHost = [other('a', 1), anEvent(), other('b', 2), other('c', 30), other('d', 40)];
  const all = [other('a', 1), anEvent(), other('b', 2), ...['e', 'f', 'g', 'h'].map((id) => other(id, 6))];
  const { events } = open(ofHost, all);
  expect(titlesIn(await more())).toEqual(['Event a', 'Event b', 'Event c']);
  expect(titlesIn(await thisWeek())).toEqual(['Event e', 'Event f', 'Event g']);
  for (const [{ filter }] of events.mock.calls)
    expect(filter).toMatchObject({ hasEnded: false, cancelled: false });
  expect(events.mock.calls.map(([{ filter }]) => filter?.hostId)).toEqual([grain.id, undefined]);
});

it('says "this week" of no event that is later, and leaves out what has ended meanwhile', async () => {
  const ended = other('ended', 0, { endsAt: new Date(Date.now() - 1000).toISOString() });
  open([], [ended, other('soon', 6), other('late', 7)]);
  expect(titlesIn(await thisWeek())).toEqual(['Event soon']);
  expect(screen.queryByText(/More by/)).not.toBeInTheDocument();
});

it('leaves out the other dates of its series', async () => {
  const series = { id: 'tuesdays' };
  open([other('next', 1, { series }), other('single', 2)], [], { series });
  expect(titlesIn(await more())).toEqual(['Event single']);
});

it('has no such section where there is nothing to show', async () => {
  const { events } = open([anEvent()], [anEvent(), other('late', 8)]);
  await screen.findByRole('heading', { level: 2, name: 'About' });
  await vi.waitFor(() => expect(events).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(/More by|Also this week/)).not.toBeInTheDocument();
});

it('asks for nothing more on the page of an unlisted event', async () => {
  const { events } = open([other('a', 1)], [other('b', 1)], { visibility: 'UNLISTED' });
  await screen.findByRole('heading', { level: 2, name: 'About' });
  // The part of a public page is loaded by then.
  await import('./more-events-section');
  expect(events).not.toHaveBeenCalled();
});

it('opens the page of a card, which begins at its heading', async () => {
  const { user, router } = open(
    [other('a', 1)],
    [],
    {},
    { event: ({ id }) => anEvent({ id, title: `Event ${id}` }) },
  );
  await user.click(within(await more()).getByRole('link', { name: 'Event a' }));
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Event a' })).toHaveFocus());
  expect(router.state.location.pathname).toBe('/events/a');
});
