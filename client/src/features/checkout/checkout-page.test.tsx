import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anEvent, aPayment, type FakeApi, never, userErrorsOf } from '../../testing/fake-api';
import { openCheckout, order, started } from '../../testing/open-checkout';
import { grain, maya } from '../../testing/people';
import { connectionLost, failure } from '../../testing/schema-link';

const FAILED = 'Failed to create payment';

afterEach(() => configure({ reactStrictMode: false }));

it('says that the payment is being prepared', async () => {
  openCheckout({ startCheckout: never });
  expect(await screen.findByText('Preparing your payment...')).toHaveRole('status');
  expect(screen.getByRole('heading', { level: 1, name: 'Pay and take your place' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Pay and take your place · Turnout'));
});

it('shows the event, who pays and how much, with Stripe’s fields and the way to pay', async () => {
  const startCheckout = vi.fn<FakeApi['startCheckout']>(() => ({
    payment: aPayment({ payerName: 'Maya O.' }),
    clientSecret: 'secret',
  }));
  const { payButton } = openCheckout({ startCheckout });
  await waitFor(async () => expect(await payButton()).toBeEnabled());
  expect(startCheckout).toHaveBeenCalledOnce();
  // Never an amount: that is the server's.
  expect(startCheckout.mock.calls[0]?.[0].input).toEqual({
    eventId: 'bread',
    name: 'Maya O.',
    email: 'maya@example.org',
  });
  const place = within(screen.getByRole('region', { name: 'Your place' }));
  for (const text of ['Bread for beginners', '10:00 – 12:30', 'Kirkgate Kitchen, Leeds', 'Maya O.']) {
    expect(place.getByText(text)).toBeVisible();
  }
  expect(place.getByText('maya@example.org')).toBeVisible();
  expect(place.getByText('Total').nextSibling).toHaveTextContent('£24.50');
  expect(screen.queryByText(/The price of this event has changed/)).not.toBeInTheDocument();
});

it('has everything after a reload that lost the typed name: the event by its id, the person by their account', async () => {
  const startCheckout = vi.fn<FakeApi['startCheckout']>(() => started());
  const event = vi.fn(() => anEvent());
  const { payButton } = openCheckout({ state: null, startCheckout, event });
  await payButton();
  expect(event).toHaveBeenCalledWith({ id: 'bread' }, undefined, expect.anything());
  expect(startCheckout.mock.calls[0]?.[0].input).toEqual({
    eventId: 'bread',
    name: 'Maya Okafor',
    email: 'maya@example.org',
  });
  expect(await screen.findByText('Bread for beginners')).toBeVisible();
});

it('does not take the state of another event', async () => {
  const startCheckout = vi.fn<FakeApi['startCheckout']>(never);
  const { event } = order;
  openCheckout({ state: { ...order, event: event && { ...event, id: 'other' } }, startCheckout });
  await waitFor(() => expect(startCheckout).toHaveBeenCalled());
  expect(startCheckout.mock.calls[0]?.[0].input).toMatchObject({ eventId: 'bread', name: 'Maya Okafor' });
});

it('asks a visitor to log in, and comes back', async () => {
  const startCheckout = vi.fn<FakeApi['startCheckout']>();
  openCheckout({ viewer: () => null, startCheckout });
  expect(await screen.findByText('User must be logged in')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in or register' })).toHaveAttribute(
    'href',
    '/?next=%2Fpayment%3Fevent%3Dbread',
  );
  expect(startCheckout).not.toHaveBeenCalled();
});

it('asks to log in again when the session is over', async () => {
  openCheckout({ startCheckout: () => Promise.reject(failure('UNAUTHENTICATED')) });
  expect(await screen.findByText('User must be logged in')).toBeVisible();
});

it('says that it is not known who is signed in, and tries again', async () => {
  const viewer = vi.fn(() => maya).mockImplementationOnce(connectionLost);
  const { user, payButton } = openCheckout({ viewer });
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await payButton();
});

it.each([
  ['the connection is lost', connectionLost],
  ['the server fails', () => Promise.reject(failure('INTERNAL_SERVER_ERROR'))],
  ['Stripe cannot be reached', () => userErrorsOf({ code: 'PAYMENTS_UNAVAILABLE', message: FAILED })],
])('says that no payment could be created when %s, and tries again', async (_, refuse) => {
  const startCheckout = vi.fn<FakeApi['startCheckout']>(() => started()).mockImplementationOnce(refuse);
  const { user, payButton } = openCheckout({ startCheckout });
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await payButton();
});

it('says what is wrong with what was typed', async () => {
  const message = 'name is too long';
  openCheckout({ startCheckout: () => userErrorsOf({ code: 'TOO_LONG', field: 'name', message }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(`${FAILED} ${message}`);
});

it('says so when the page’s own data cannot be read, and tries again', async () => {
  const event = vi.fn(() => anEvent()).mockImplementationOnce(connectionLost);
  const { user, payButton } = openCheckout({ event });
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await payButton();
});

it('says so where the server has no key for Stripe', async () => {
  openCheckout({ settings: () => ({ stripePublishableKey: null }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
});

it('says so when Stripe’s fields do not come, and tries again', async () => {
  const { user, stripe } = openCheckout({ stripe: { fields: 'fail' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  stripe.fields = 'come';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Card fields')).toBeVisible();
});

it('says that the price has changed, and asks for the new one', async () => {
  const { payButton } = openCheckout({
    startCheckout: () => ({
      payment: aPayment({ amountPence: 3000 }),
      clientSecret: 'secret',
    }),
  });
  await payButton('Pay £30');
  expect(screen.getByText('The price of this event has changed: it is £30 now.')).toBeVisible();
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('£30');
});

it.each([
  ['was deleted', '/payment?event=none'],
  ['is not named', '/payment'],
])('says that there is no event when it %s', async (_, path) => {
  openCheckout({
    path,
    state: null,
    event: () => null,
    startCheckout: () => userErrorsOf({ code: 'EVENT_NOT_FOUND', message: 'No event found' }),
  });
  expect(await screen.findByText('No event found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse events' })).toHaveAttribute('href', '/events');
});

it('leads a person who is signed up to the event', async () => {
  const message = 'You have already signed up to this event';
  openCheckout({ startCheckout: () => userErrorsOf({ code: 'ALREADY_SIGNED_UP', message }) });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', '/events/bread');
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

it('goes back to an event that has become free', async () => {
  const { router } = openCheckout({
    startCheckout: () => userErrorsOf({ code: 'PAYMENT_NOT_REQUIRED', message: 'x' }),
    event: () => anEvent({ pricePence: 0 }),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/bread'));
  expect(await screen.findByText('This event is free now: you can sign up without paying.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Sign up' })).toBeVisible();
});

it('keeps Stripe’s secret out of the history when a bank’s page sends the person back', async () => {
  const { router, payButton } = openCheckout({
    state: null,
    path: '/payment?event=bread&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=failed',
  });
  await payButton();
  expect(router.state.location.search).toBe('?event=bread');
});

it('names none where money moves', async () => {
  const { payButton } = openCheckout({ settings: () => ({ sandbox: false }) });
  await payButton();
  expect(screen.queryByText('4242 4242 4242 4242')).not.toBeInTheDocument();
});

it('starts one payment where React runs everything twice', async () => {
  configure({ reactStrictMode: true });
  const startCheckout = vi.fn<FakeApi['startCheckout']>(() => started());
  const { payButton } = openCheckout({ startCheckout });
  await payButton();
  expect(startCheckout).toHaveBeenCalledOnce();
});

it('is for staff as well', async () => {
  const { payButton } = openCheckout({ viewer: () => grain, state: null });
  await payButton();
});

it('P16: starts no payment where Stripe’s code does not come', async () => {
  const startCheckout = vi.fn<FakeApi['startCheckout']>(() => started());
  openCheckout({ settings: () => ({ stripePublishableKey: null }), startCheckout });
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(startCheckout).not.toHaveBeenCalled();
});
