import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeWaitingListEntry } from '../../gql/fakes';
import { anEventWith, aSignUp, type FakeApi, type FakeEvent, pageOf } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const entry: FakeWaitingListEntry = { id: 'entry', position: 3, offerExpiresAt: null };
const offered: FakeWaitingListEntry = { ...entry, offerExpiresAt: '2097-01-01T12:00:00.000Z' };
const full: FakeEvent = { capacity: 12, placesLeft: 0 };

const states: [words: string, event: FakeEvent][] = [
  ['You’re going', { viewerSignUp: aSignUp() }],
  ['In line', { ...full, viewerWaitingListEntry: entry }],
  ['A place for you', { ...full, viewerWaitingListEntry: offered }],
];

/** The page asks for the list 20 at a time; the select of types asks for 100. */
function openList(events: FakeEvent[], viewer: FakeApi['viewer']) {
  const list = vi.fn<FakeApi['events']>((page) => pageOf(events, page));
  renderApp('/events', { viewer, events: list });
  return list;
}

it.each(states)('says "%s" on a card in the list, instead of what is left', async (words, event) => {
  openList([anEventWith([], { ...full, ...event })], () => maya);
  const card = within(await screen.findByRole('article'));
  expect(await card.findByText(words)).toBeVisible();
  expect(card.queryByText('Full')).not.toBeInTheDocument();
});

it('asks for the marks of all cards with the list itself', async () => {
  const event = vi.fn(() => anEventWith([]));
  const events = [1, 2, 3].map((id) =>
    anEventWith([], { id: `${id}`, viewerSignUp: aSignUp({ id: `${id}` }) }),
  );
  const list = vi.fn<FakeApi['events']>((page) => pageOf(events, page));
  renderApp('/events', { viewer: () => maya, events: list, event });
  expect(await screen.findAllByText('You’re going')).toHaveLength(3);
  expect(list.mock.calls).toHaveLength(1);
  expect(event).not.toHaveBeenCalled();
});

it('has no mark at an event that is over', async () => {
  const over = anEventWith([], { id: 'over', title: 'Over', hasEnded: true, viewerSignUp: aSignUp() });
  openList([over], () => maya);
  expect(await screen.findByRole('link', { name: 'Over' })).toBeVisible();
  expect(screen.queryByText('You’re going')).not.toBeInTheDocument();
});

it('says on a card that an event is on now', async () => {
  openList([anEventWith([], { startsAt: '2020-01-01T00:00:00.000Z' })], () => null);
  expect(within(await screen.findByRole('article')).getByText('On now')).toBeVisible();
});

it.each(states)('says "%s" under the title and in the bar, which leads to it', async (words, event) => {
  renderApp('/events/bread', { viewer: () => maya, event: () => anEventWith([], event) });
  const bar = within((await screen.findByRole('link', { name: 'Your place' })).parentElement as HTMLElement);
  expect(bar.getByText(words)).toBeVisible();
  expect(bar.getByRole('link')).toHaveAttribute('href', '#sign-up');
  const title = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
  expect(within(title).getByText(words)).toBeVisible();
});

it('stays in the page while a person leaves the waiting list', async () => {
  const left = vi.fn(() => anEventWith([], { ...full, viewerWaitingListEntry: entry }));
  const { user } = renderApp('/events/bread', { viewer: () => maya, event: left });
  const leave = await screen.findByRole('button', { name: 'Leave the waiting list' });
  left.mockReturnValue(new Promise(() => {}) as never);
  await user.click(leave);
  expect(await screen.findByText('You have left the waiting list.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Bread for beginners' })).toBeVisible();
  expect(screen.queryByText('In line')).not.toBeInTheDocument();
});
