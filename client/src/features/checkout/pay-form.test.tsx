import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FakeAccount } from '../../gql/fakes';
import { anEventWith, type FakeApi, never, userErrorsOf } from '../../testing/fake-api';
import { type FakeStripe, mountedFields } from '../../testing/fake-stripe';
import { openCheckout, paid, signedUp, started } from '../../testing/open-checkout';
import { maya, noor } from '../../testing/people';
import { holdTheClock, pass } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const FAILED = 'Payment failed';
const DECLINED = 'Your card was declined.';
const NOT_SUCCEEDED = 'Payment did not succeed: requires_payment_method';
const NOT_SIGNED_UP = 'Payment succeeded but there was an error signing you up to the event';
const KEEP_TRYING = 'We keep trying, and will confirm your place by mail. Please do not pay a second time.';
const GIVEN_BACK = 'Your money is being given back; a mail will say so.';
const IN_PROCESS = /^Your payment is being processed/;

const declined: FakeStripe['confirmPayment'] = async () => ({
  error: { type: 'card_error', code: 'card_declined', message: DECLINED },
});

it('pays, says so, and goes to the event after 3 seconds, signed up', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const confirmPayment = vi.fn<FakeStripe['confirmPayment']>(async () => {
    await promise;
    return { paymentIntent: { status: 'succeeded' } };
  });
  const completeCheckout = vi.fn<FakeApi['completeCheckout']>(signedUp);
  const { pay, card, payButton, router } = openCheckout({
    stripe: { confirmPayment },
    completeCheckout,
    event: () => anEventWith([paid], { pricePence: 2450, viewerSignUp: paid }),
  });
  const button = await payButton();
  holdTheClock();
  await pay();
  expect(button).toHaveTextContent('Processing...');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await waitFor(() => expect(confirmPayment).toHaveBeenCalledOnce());
  expect(confirmPayment.mock.calls[0]?.[0]).toMatchObject({
    clientSecret: 'secret',
    redirect: 'if_required',
    confirmParams: {
      return_url: `${window.location.origin}/payment?event=bread`,
      receipt_email: 'maya@example.org',
    },
  });
  resolve();
  expect(await (await card()).findByText('You have signed up to this event')).toBeVisible();
  const focused = (await card()).getByRole('heading', { name: 'Paid £24.50' });
  await waitFor(() => expect(focused).toHaveFocus());
  expect(completeCheckout.mock.calls[0]?.[0].input).toEqual({ paymentId: 'payment' });
  await pass(2_999);
  expect(router.state.location.pathname).toBe('/payment');
  await pass(1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/bread'));
  const form = within(await screen.findByRole('region', { name: 'Sign up' }));
  expect(await form.findByRole('button', { name: 'Already signed up' })).toBeDisabled();
  expect(form.getByText(/^Paid £24.50 on 1 March/)).toBeVisible();
});

it('is signed up on the event page before that is read again', async () => {
  const event = vi.fn<FakeApi['event']>(() => anEventWith([], { pricePence: 2450 }));
  const { pay, card, router } = openCheckout({ path: '/events/bread', event, completeCheckout: signedUp });
  await screen.findByRole('button', { name: 'Sign up and pay' });
  await router.navigate('/payment?event=bread');
  await pay();
  await (await card()).findByText('You have signed up to this event');
  event.mockImplementation(never);
  await router.navigate('/events/bread');
  expect(await screen.findByRole('button', { name: 'Already signed up' })).toBeDisabled();
  expect(screen.getByRole('heading', { name: 'Who is coming · 1' })).toBeVisible();
});

it('cannot be pressed twice', async () => {
  const confirmPayment = vi.fn<FakeStripe['confirmPayment']>(never);
  const { payButton } = openCheckout({ stripe: { confirmPayment } });
  await waitFor(async () => expect(await payButton()).toBeEnabled());
  const form = screen.getByRole('form', { name: 'Card' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(confirmPayment).toHaveBeenCalled());
  fireEvent.click(screen.getByRole('button', { name: 'Processing...' }));
  expect(confirmPayment).toHaveBeenCalledOnce();
});

it('says what Stripe says about the card, and takes another in the same fields', async () => {
  const confirmPayment = vi
    .fn<FakeStripe['confirmPayment']>(async () => ({ paymentIntent: { status: 'succeeded' } }))
    .mockImplementationOnce(declined);
  const completeCheckout = vi.fn<FakeApi['completeCheckout']>(signedUp);
  const { pay, card } = openCheckout({ stripe: { confirmPayment }, completeCheckout });
  await pay();
  expect(await (await card()).findByRole('alert')).toHaveTextContent(`${FAILED} ${DECLINED}`);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay £24.50' })).toHaveFocus());
  expect(completeCheckout).not.toHaveBeenCalled();
  await pay();
  await (await card()).findByText('You have signed up to this event');
  expect(mountedFields).toHaveLength(1);
});

it('says that the bank did not hear from the card’s owner', async () => {
  const message = 'We are unable to authenticate your payment method.';
  const code = 'payment_intent_authentication_failure';
  const { pay, card } = openCheckout({
    stripe: { confirmPayment: async () => ({ error: { type: 'invalid_request_error', code, message } }) },
  });
  await pay();
  expect(await (await card()).findByRole('alert')).toHaveTextContent(`${FAILED} ${message}`);
});

it.each<[string, FakeStripe['confirmPayment']]>([
  ['Stripe answers about something else', async () => ({ error: { type: 'api_error', message: 'x-ray' } })],
  ['Stripe’s code throws', () => Promise.reject(new Error('x-ray'))],
])('shows its own message when %s', async (_, confirmPayment) => {
  const { pay, card } = openCheckout({ stripe: { confirmPayment } });
  await pay();
  const alert = await (await card()).findByRole('alert');
  expect(alert).toHaveTextContent(FAILED);
  expect(alert).not.toHaveTextContent('x-ray');
});

it('says that a field is not filled in, of which nothing failed', async () => {
  const message = 'Your card number is incomplete.';
  const confirmPayment = vi.fn<FakeStripe['confirmPayment']>(never);
  const { pay, card } = openCheckout({
    stripe: { confirmPayment, submit: async () => ({ error: { type: 'validation_error', message } }) },
  });
  await pay();
  expect(await (await card()).findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  expect(confirmPayment).not.toHaveBeenCalled();
});

it('shows the server’s sentence when the payment did not succeed, and can be tried again', async () => {
  const completeCheckout = vi
    .fn<FakeApi['completeCheckout']>(signedUp)
    .mockImplementationOnce(() => userErrorsOf({ code: 'PAYMENT_NOT_SUCCEEDED', message: NOT_SUCCEEDED }));
  const { pay, card } = openCheckout({ completeCheckout });
  await pay();
  expect(await (await card()).findByRole('alert')).toHaveTextContent(NOT_SUCCEEDED);
  await pay();
  await (await card()).findByText('You have signed up to this event');
  expect(mountedFields).toHaveLength(1);
});

it('says that Stripe takes its time, and can be asked how it ended', async () => {
  const startCheckout = vi
    .fn<FakeApi['startCheckout']>(() => started({ status: 'PROCESSING' }))
    .mockImplementationOnce(() => started());
  const completeCheckout = vi
    .fn<FakeApi['completeCheckout']>(signedUp)
    .mockImplementationOnce(() => userErrorsOf({ code: 'PAYMENT_NOT_SUCCEEDED', message: 'processing' }));
  const { pay, card, user } = openCheckout({
    stripe: { confirmPayment: async () => ({ paymentIntent: { status: 'processing' } }) },
    startCheckout,
    completeCheckout,
  });
  await pay();
  expect(await (await card()).findByText(IN_PROCESS)).toHaveTextContent(/by mail/);
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await (await card()).findByText('You have signed up to this event')).toBeVisible();
});

it.each([
  ['the event was deleted', { code: 'EVENT_NOT_FOUND' }],
  ['there is a place already', { code: 'ALREADY_SIGNED_UP' }],
] as const)('says that the money comes back when %s', async (_, error) => {
  const { pay, card } = openCheckout({ completeCheckout: () => userErrorsOf(error) });
  await pay();
  expect(await (await card()).findByRole('alert')).toHaveTextContent(`${NOT_SIGNED_UP} ${GIVEN_BACK}`);
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

it.each([
  ['the connection is lost', connectionLost],
  ['the server fails', () => Promise.reject(failure('INTERNAL_SERVER_ERROR'))],
  ['Stripe cannot be reached', () => userErrorsOf({ code: 'PAYMENTS_UNAVAILABLE' })],
])('says that the place will come when %s after paying, and asks again', async (_, refuse) => {
  const completeCheckout = vi.fn<FakeApi['completeCheckout']>(signedUp).mockImplementationOnce(refuse);
  const { pay, card, user } = openCheckout({ completeCheckout });
  await pay();
  expect(await (await card()).findByRole('alert')).toHaveTextContent(`${NOT_SIGNED_UP} ${KEEP_TRYING}`);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await (await card()).findByText('You have signed up to this event')).toBeVisible();
});

it('goes on by itself when the person leaves while the card is charged', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const completeCheckout = vi.fn<FakeApi['completeCheckout']>(signedUp);
  const { pay, router } = openCheckout({
    stripe: {
      confirmPayment: async () => {
        await promise;
        return { paymentIntent: { status: 'succeeded' } };
      },
    },
    completeCheckout,
  });
  await pay();
  await router.navigate('/events');
  await waitFor(() => expect(screen.queryByText(/^Card fields/)).not.toBeInTheDocument());
  resolve();
  await waitFor(() => expect(completeCheckout).toHaveBeenCalledOnce());
  expect(router.state.location.pathname).toBe('/events');
});

describe('P21: a session that has ended at the card form', () => {
  const signOut = () => Promise.reject(failure('UNAUTHENTICATED'));

  it('is noticed before the card is charged', async () => {
    const viewer = vi.fn<() => FakeAccount | null>(() => maya);
    const confirmPayment = vi.fn<FakeStripe['confirmPayment']>(never);
    const { payButton, pay } = openCheckout({ viewer, stripe: { confirmPayment } });
    await payButton();
    viewer.mockImplementation(() => null);
    await pay();
    expect(await screen.findByText(/your card was not charged/)).toBeVisible();
    expect(confirmPayment).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Log in or register' })).toHaveAttribute(
      'href',
      '/?next=%2Fpayment%3Fevent%3Dbread',
    );
  });

  it('is no reason to charge another account', async () => {
    const viewer = vi.fn<() => FakeAccount | null>(() => maya);
    const confirmPayment = vi.fn<FakeStripe['confirmPayment']>(never);
    const startCheckout = vi.fn<FakeApi['startCheckout']>(() => started());
    const { payButton, pay } = openCheckout({ viewer, startCheckout, stripe: { confirmPayment } });
    await payButton();
    viewer.mockImplementation(() => noor);
    await pay();
    await waitFor(() => expect(startCheckout).toHaveBeenCalledTimes(2));
    expect(confirmPayment).not.toHaveBeenCalled();
  });

  it('is told after it: the money is safe and the place is theirs', async () => {
    const { pay } = openCheckout({ completeCheckout: signOut });
    await pay();
    expect(await screen.findByText(/^Your payment has arrived, and your place is yours/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in or register' })).toHaveAttribute(
      'href',
      '/?next=%2Fevents%2Fbread',
    );
  });

  it('is told while Stripe still works on it', async () => {
    const { pay } = openCheckout({
      stripe: { confirmPayment: async () => ({ paymentIntent: { status: 'processing' } }) },
      completeCheckout: signOut,
    });
    await pay();
    expect(await screen.findByText(/^Your payment is being processed.*second time/)).toBeVisible();
  });

  it('charges nobody while the server does not answer', async () => {
    const viewer = vi.fn<() => FakeAccount | null>(() => maya);
    const confirmPayment = vi.fn<FakeStripe['confirmPayment']>(never);
    const { payButton, pay, card } = openCheckout({ viewer, stripe: { confirmPayment } });
    await payButton();
    viewer.mockImplementation(connectionLost);
    await pay();
    expect(await (await card()).findByRole('alert')).toHaveTextContent(FAILED);
    expect(confirmPayment).not.toHaveBeenCalled();
  });
});
