import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noteServerTime } from '../../apollo/server-clock';
import {
  anEvent,
  anEventWith,
  type FakeApi,
  type FakeEvent,
  pageOf,
  userErrorsOf,
} from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { pass, renderApp } from '../../testing/render-app';

const full: FakeEvent = { capacity: 12, signUpCount: 12, placesLeft: 0, pricePence: 2450 };

/** From here on only `pass` moves the clock. */
function holdTime(): void {
  const now = new Date('2027-03-01T12:00:00Z');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
  noteServerTime(now.toUTCString());
}

async function openCard(event: FakeEvent, some: Partial<FakeApi> = {}) {
  const app = renderApp('/events/bread', {
    viewer: () => maya,
    event: () => anEventWith([], event),
    ...some,
  });
  return { ...app, card: within(await screen.findByRole('region', { name: 'Sign up' })) };
}

it('says how many places are left', async () => {
  const { card } = await openCard({ capacity: 40, placesLeft: 22 });
  expect(await card.findByText('22 of 40 places left')).toBeVisible();
  expect(card.getByRole('heading', { name: 'Sign up' })).toBeVisible();
});

it('says nothing of places where any number of people can come', async () => {
  const { card } = await openCard({ capacity: null, placesLeft: null });
  expect(await card.findByRole('button', { name: 'Sign up' })).toBeVisible();
  expect(card.queryByText(/places? left/)).not.toBeInTheDocument();
});

it('L3: is full without a free place, and offers the waiting list', async () => {
  const { card } = await openCard({ capacity: 12, signUpCount: 12, placesLeft: 0, waitingCount: 5 });
  expect(card.getByRole('heading', { name: 'Full' })).toBeVisible();
  const sentence = 'All 12 places are taken. A place that is given back goes to the first in line.';
  expect(card.getByText(sentence)).toBeVisible();
  expect(await card.findByRole('button', { name: 'Join the waiting list' })).toBeVisible();
  expect(card.getByText('5 people are waiting.')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Sign up' })).not.toBeInTheDocument();
});

it.each([
  [0, 'No people are waiting yet.'],
  [1, '1 person is waiting.'],
])('says of %i in line: %s', async (waitingCount, sentence) => {
  const { card } = await openCard({ capacity: 12, signUpCount: 12, placesLeft: 0, waitingCount });
  expect(await card.findByText(sentence)).toBeVisible();
});

it('says of a last place that is held that it is not paid yet', async () => {
  const { card } = await openCard({ ...full, signUpCount: 11 });
  expect(card.getByRole('heading', { name: 'No place is free right now' })).toBeVisible();
  expect(card.getByText(/^1 place is held for a person who has not paid yet\./)).toBeVisible();
  expect(await card.findByText('You pay nothing until you take a place.')).toBeVisible();
  expect(card.queryByText(/No people are waiting/)).not.toBeInTheDocument();
});

it('turns to full when the last place went to somebody else meanwhile, with what was typed', async () => {
  let placesLeft = 1;
  const { card, user } = await openCard(
    {},
    {
      event: () => anEventWith([], { capacity: 12, signUpCount: 12 - placesLeft, placesLeft }),
      signUp: () => {
        placesLeft = 0;
        return userErrorsOf({ code: 'EVENT_FULL', message: 'All places are taken' });
      },
    },
  );
  const button = await card.findByRole('button', { name: 'Sign up' });
  await user.clear(card.getByLabelText('Name'));
  await user.type(card.getByLabelText('Name'), 'Maya and Tom');
  await user.click(button);
  expect(await card.findByRole('alert')).toHaveTextContent('All places are taken');
  expect(await card.findByRole('heading', { name: 'Full' })).toBeVisible();
  expect(await card.findByRole('button', { name: 'Join the waiting list' })).toBeVisible();
  expect(card.getByLabelText('Name')).toHaveValue('Maya and Tom');
});

it('P22: leads a person who holds the last place back to the payment', async () => {
  holdTime();
  const { card } = await openCard({ ...full, viewerPlaceHeldUntil: '2027-03-01T12:12:41.000Z' });
  expect(screen.getByRole('link', { name: 'Your place' })).toHaveAttribute('href', '#sign-up');
  expect(await card.findByRole('timer')).toHaveTextContent('12:41 left to pay');
  expect(await card.findByRole('heading', { name: 'Your place is held' })).toBeVisible();
  const link = await card.findByRole('link', { name: 'Pay £24.50' });
  expect(link).toHaveAttribute('href', '/payment?event=bread');
});

it('P22: is full again for whom the place is held no longer', async () => {
  holdTime();
  let viewerPlaceHeldUntil: string | null = '2027-03-01T12:00:02.000Z';
  const { card } = await openCard({}, { event: () => anEventWith([], { ...full, viewerPlaceHeldUntil }) });
  expect(await card.findByRole('timer')).toHaveTextContent('00:02 left to pay');
  viewerPlaceHeldUntil = null;
  await pass(2_000);
  expect(await card.findByRole('heading', { name: 'Full' })).toBeVisible();
  expect(await card.findByRole('button', { name: 'Join the waiting list' })).toBeVisible();
});

it.each([
  [0, 'Full'],
  [1, '1 place left'],
  [5, '5 places left'],
])('marks an event with %i places left in the list: %s', async (placesLeft, mark) => {
  renderApp('/events', { events: (page) => pageOf([anEvent({ placesLeft })], page) });
  expect(await screen.findByText(mark)).toBeVisible();
});

it.each([{ placesLeft: 6 }, { placesLeft: null }, { placesLeft: 0, hasEnded: true }])(
  'does not mark one with %j',
  async (event) => {
    renderApp('/events', { events: (page) => pageOf([anEvent(event)], page) });
    expect(await screen.findByRole('link', { name: 'Bread for beginners' })).toBeVisible();
    expect(screen.queryByText(/^Full$|places? left/)).not.toBeInTheDocument();
  },
);

it.each([
  [48, /^If you give the place back before .*, you get the £24\.50 back\.$/],
  [null, 'Not refundable: this event gives no money back.'],
])('says to a visitor what becomes of the price (%s)', async (refundDeadlineHours, rule) => {
  const event = { pricePence: 2450, startsAt: '2999-03-12T10:00:00.000Z', refundDeadlineHours };
  const { card } = await openCard(event, { viewer: () => null });
  expect(await card.findByText(rule)).toBeVisible();
});
