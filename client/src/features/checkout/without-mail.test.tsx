import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { openCheckout, order, started } from '../../testing/open-checkout';
import { connectionLost, failure } from '../../testing/schema-link';

const settings = () => ({ mailEnabled: false, paymentsEnabled: true });
const PROCESSING = 'Your payment is being processed. As soon as it is through you are signed up';
const NOT_SIGNED_UP = 'Payment succeeded but there was an error signing you up to the event';

const processing = { confirmPayment: async () => ({ paymentIntent: { status: 'processing' as const } }) };
const signOut = () => Promise.reject(failure('UNAUTHENTICATED'));
const stillWorking = () => userErrorsOf({ code: 'PAYMENT_NOT_SUCCEEDED', message: 'processing' });

it.each([
  [
    'the money comes back',
    {},
    () => userErrorsOf({ code: 'EVENT_NOT_FOUND' }),
    'Your money is being given back.',
  ],
  [
    'the server does not answer',
    {},
    connectionLost,
    'We keep trying: look here again in a minute. Please do not pay a second time.',
  ],
])('O9: promises no mail when %s', async (_what, stripe, completeCheckout, sentence) => {
  const { pay, card } = openCheckout({ settings, stripe, completeCheckout });
  await pay();
  const alert = await (await card()).findByRole('alert');
  expect(alert.textContent).toBe(`${NOT_SIGNED_UP} ${sentence}`);
});

it('O9: promises no mail while Stripe works on a payment', async () => {
  const startCheckout = vi
    .fn<FakeApi['startCheckout']>(() => started({ status: 'PROCESSING' }))
    .mockImplementationOnce(() => started());
  const { pay, card } = openCheckout({
    settings,
    stripe: processing,
    startCheckout,
    completeCheckout: stillWorking,
  });
  await pay();
  expect(await (await card()).findByText(`${PROCESSING}: look here again later.`)).toBeVisible();
});

it.each([
  [
    'paid',
    {},
    'Your payment has arrived, and your place is yours. Your session has ended, so log in to see it. Please do not pay a second time.',
  ],
  [
    'being processed',
    processing,
    `${PROCESSING}. Your session has ended: log in to see how it stands, and please do not pay a second time.`,
  ],
])('O9: promises no mail when the session has ended, %s', async (_what, stripe, sentence) => {
  const { pay } = openCheckout({ settings, stripe, completeCheckout: signOut });
  await pay();
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('O9: pays with the address of the account, whatever was typed while mail was on', async () => {
  const startCheckout = vi.fn<FakeApi['startCheckout']>(() => started());
  const state = { ...order, email: 'tom@example.org' };
  const { payButton } = openCheckout({ settings, state, startCheckout });
  await payButton();
  expect(startCheckout.mock.calls[0]?.[0].input).toMatchObject({
    name: 'Maya O.',
    email: 'maya@example.org',
  });
});
