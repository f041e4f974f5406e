import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEvent, anEventWith, type FakeApi, type FakeEvent, pageOf } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const on = (day: string, some: FakeEvent = {}) =>
  anEvent({ id: day, date: `2027-03-${day}`, pricePence: 0, viewerCanEdit: false, hasEnded: false, ...some });

async function open(some: Partial<FakeApi> = {}) {
  const events: FakeEvent[] = [
    on('02', { viewerSignUp: null }),
    on('09', { capacity: 9, placesLeft: 4 }),
    on('16', { capacity: 9, placesLeft: 0 }),
    on('23', { pricePence: 500 }),
    on('30', { viewerSignUp: { id: 'mine' } }),
  ];
  const series = { id: 'html', interval: 'WEEK' as const, events: () => pageOf(events) };
  const here = anEventWith([], { ...events[0], series });
  const app = renderApp('/events/02', { viewer: () => maya, event: () => here, ...some });
  const card = within(await screen.findByRole('region', { name: 'Sign up' }));
  await app.user.click(await card.findByText('Add other dates'));
  return { ...app, card, here };
}

it('offers the free dates of the series that can be had', async () => {
  const { card } = await open();
  expect(card.getAllByRole('checkbox')).toHaveLength(1);
  expect(card.getByRole('checkbox', { name: /^Tuesday 9 March.*4 left$/ })).not.toBeChecked();
  expect(card.getByRole('button', { name: 'Sign up' })).toBeVisible();
});

it('takes a place at this date and at those that are ticked', async () => {
  const signUpToEvents = vi.fn<FakeApi['signUpToEvents']>(() => ({
    results: [
      { eventId: '02', signUp: { id: 'first', event: on('02', { viewerSignUp: { id: 'first' } }) } },
      { eventId: '09', error: { code: 'EVENT_FULL', message: 'All places are taken.' } },
    ],
  }));
  const { card, user, here } = await open({ signUpToEvents });
  await user.click(card.getByRole('checkbox'));
  here.viewerSignUp = { id: 'first' };
  await user.click(card.getByRole('button', { name: 'Sign up to 2 dates' }));
  expect(
    await card.findByText('You have a place on Tuesday 2 March. Tuesday 9 March: All places are taken.'),
  ).toBeVisible();
  expect(card.getByRole('button', { name: 'Already signed up' })).toBeDisabled();
  const input = { eventIds: ['02', '09'], name: maya.name, email: maya.email };
  expect(signUpToEvents).toHaveBeenCalledWith({ input }, undefined, expect.anything());
});

it('says it and keeps the form where this date is refused', async () => {
  const signUpToEvents = vi.fn<FakeApi['signUpToEvents']>(() => ({
    results: [
      { eventId: '02', error: { code: 'EVENT_FULL', message: 'All places are taken.' } },
      { eventId: '09', signUp: { id: 'second', event: on('09', { viewerSignUp: { id: 'second' } }) } },
    ],
  }));
  const { card, user } = await open({ signUpToEvents });
  await user.click(card.getByRole('checkbox'));
  await user.click(card.getByRole('button', { name: 'Sign up to 2 dates' }));
  expect(await card.findByRole('alert')).toHaveTextContent(
    'You have a place on Tuesday 9 March. Tuesday 2 March: All places are taken.',
  );
});
