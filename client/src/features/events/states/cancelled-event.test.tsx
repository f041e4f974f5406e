import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  accountWith,
  anEvent,
  anEventWith,
  aPayment,
  aSignUp,
  type FakeEvent,
} from '../../../testing/fake-api';
import { maya } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';

const CANCELLED = { cancelledAt: '2027-03-01T09:30:00.000Z', cancellationReason: 'Halina is ill.' };

function open(event: FakeEvent, isSignedIn = true) {
  return renderApp('/events/bread', {
    event: () => event,
    ...(isSignedIn && { viewer: () => accountWith(maya, []) }),
  });
}

it('E4: says first that the event is cancelled, why, and what becomes of the money', async () => {
  open(anEvent({ ...CANCELLED, viewerCanEdit: false }), false);
  const strip = within(await screen.findByRole('region', { name: 'Cancelled' }));
  expect(strip.getByText('“Halina is ill.”')).toBeVisible();
  expect(strip.getByText(/get the whole price back/)).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Cancelled: Bread for beginners · Turnout'));
  expect(screen.getByText('You can no longer sign up.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Sign up/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /calendar/i })).not.toBeInTheDocument();
});

it('E4: tells a person who had a free place that there is nothing to do', async () => {
  open(anEventWith([], { ...CANCELLED, viewerCanEdit: false, viewerSignUp: aSignUp({ payment: null }) }));
  expect(await screen.findByText('You had a place. You do not have to do anything.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Give/ })).not.toBeInTheDocument();
});

it('E4: tells a person who had paid where the money is', async () => {
  const viewerSignUp = aSignUp({ payment: aPayment({ status: 'REFUND_PENDING' }) });
  open(anEvent({ ...CANCELLED, viewerCanEdit: false, viewerSignUp }));
  expect(await screen.findByRole('heading', { name: 'Your money comes back' })).toBeVisible();
  expect(screen.getByText('£24.50 on its way back')).toBeVisible();
});

it('E4: marks the event in lists, in place of what could be had at it', async () => {
  const event = anEvent({ ...CANCELLED, placesLeft: 3, capacity: 12 });
  renderApp('/events', { events: () => ({ nodes: [event], edges: [{ node: event }] }) });
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByText('3 places left')).not.toBeInTheDocument();
});
