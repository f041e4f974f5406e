import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEvent, aSignUp, type FakeEvent } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

async function openWhilePaying() {
  let now: FakeEvent = { viewerPaymentIsProcessing: true, capacity: 12, placesLeft: 0 };
  let isOffline = false;
  holdTheClock();
  renderApp('/events/bread', {
    viewer: () => maya,
    event: () => (isOffline ? connectionLost() : anEvent(now)),
  });
  const card = within(await screen.findByRole('region', { name: 'Sign up' }));
  await card.findByRole('heading', { name: 'Your payment' });
  return {
    card,
    settle: async (event: FakeEvent) => {
      now = { ...now, viewerPaymentIsProcessing: false, ...event };
      await pass(5_000);
    },
    goOffline: async (offline: boolean) => {
      isOffline = offline;
      await pass(5_000);
    },
  };
}

const SENTENCE =
  'Your payment is being processed. This page shows your place as soon as it is settled: you need not pay again.';

it('says that a payment is being processed, and offers no other one', async () => {
  const { card } = await openWhilePaying();
  expect(card.getByText(SENTENCE)).toBeVisible();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Your payment' })).toHaveAttribute('href', '#sign-up');
});

it('learns by itself that the payment has given a place, also after the network was lost', async () => {
  const { card, settle, goOffline } = await openWhilePaying();
  await goOffline(true);
  await goOffline(false);
  expect(await card.findByText(SENTENCE)).toBeVisible();
  await settle({ viewerSignUp: aSignUp() });
  expect(await card.findByRole('heading', { name: 'Your place' })).toBeVisible();
  expect(card.getByText('You have signed up to this event')).toBeVisible();
});

it('learns by itself that the payment has given none', async () => {
  const { card, settle } = await openWhilePaying();
  await settle({ placesLeft: 3 });
  expect(await card.findByRole('button', { name: 'Sign up and pay' })).toBeVisible();
  expect(
    card.getByText(
      'Your payment has given you no place. Money that was taken for it goes back to your card.',
    ),
  ).toBeVisible();
});
