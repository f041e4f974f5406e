import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { type FakeStripe, mountedSecrets } from '../../testing/fake-stripe';
import { openCheckout, signedUp, started } from '../../testing/open-checkout';

const NOT_SUCCEEDED = 'Payment did not succeed: requires_payment_method';
const IN_PROCESS = /^Your payment is being processed/;

const outdated =
  (status: 'canceled' | 'succeeded' | 'processing'): FakeStripe['confirmPayment'] =>
  async () => ({
    error: {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: 'This PaymentIntent’s status is …',
      payment_intent: { status },
    },
  });

it.each(['SUCCEEDED', 'PROCESSING'] as const)(
  'signs up whoever comes back having paid (%s)',
  async (status) => {
    const completeCheckout = vi.fn<FakeApi['completeCheckout']>(signedUp);
    const { card } = openCheckout({ startCheckout: () => started({ status }), completeCheckout });
    expect(await (await card()).findByText('You have signed up to this event')).toBeVisible();
    expect(completeCheckout).toHaveBeenCalledOnce();
    expect(mountedSecrets).toEqual([]);
  },
);

it('says to whoever comes back that the payment is still under way', async () => {
  const { card } = openCheckout({
    startCheckout: () => started({ status: 'PROCESSING' }),
    completeCheckout: () => userErrorsOf({ code: 'PAYMENT_NOT_SUCCEEDED', message: 'processing' }),
  });
  expect(await (await card()).findByText(IN_PROCESS)).toBeVisible();
});

it('lets whoever comes back pay when it came to nothing', async () => {
  const startCheckout = vi
    .fn<FakeApi['startCheckout']>(() => started())
    .mockImplementationOnce(() => started({ status: 'PROCESSING' }));
  const { card, payButton } = openCheckout({
    startCheckout,
    completeCheckout: () => userErrorsOf({ code: 'PAYMENT_NOT_SUCCEEDED', message: NOT_SUCCEEDED }),
  });
  expect(await (await card()).findByRole('alert')).toHaveTextContent(NOT_SUCCEEDED);
  await payButton();
});

it('starts anew when another tab or a new price has ended this payment', async () => {
  const startCheckout = vi
    .fn<FakeApi['startCheckout']>(() => started({ id: 'second', amountPence: 3000 }, 'second secret'))
    .mockImplementationOnce(() => started());
  const completeCheckout = vi.fn<FakeApi['completeCheckout']>(signedUp);
  const confirmPayment = vi
    .fn<FakeStripe['confirmPayment']>(async () => ({ paymentIntent: { status: 'succeeded' } }))
    .mockImplementationOnce(outdated('canceled'));
  const { pay, card } = openCheckout({ stripe: { confirmPayment }, startCheckout, completeCheckout });
  await pay();
  expect(await (await card()).findByText(/This payment was out of date/)).toBeVisible();
  expect(screen.getByText('The price of this event has changed: it is £30 now.')).toBeVisible();
  await pay('Pay £30');
  await (await card()).findByText('You have signed up to this event');
  expect(mountedSecrets).toEqual(['secret', 'second secret']);
  expect(completeCheckout).toHaveBeenCalledOnce();
  expect(completeCheckout.mock.calls[0]?.[0].input).toEqual({ paymentId: 'second' });
});

it('is signed up when the payment that took the place of this one is paid', async () => {
  const startCheckout = vi
    .fn<FakeApi['startCheckout']>(() => started({ id: 'second', status: 'SUCCEEDED' }, 'second secret'))
    .mockImplementationOnce(() => started());
  const completeCheckout = vi.fn<FakeApi['completeCheckout']>(signedUp);
  const confirmPayment = outdated('canceled');
  const { pay, card } = openCheckout({ stripe: { confirmPayment }, startCheckout, completeCheckout });
  await pay();
  expect(await (await card()).findByText('You have signed up to this event')).toBeVisible();
  expect(completeCheckout.mock.calls[0]?.[0].input).toEqual({ paymentId: 'second' });
});

it('is signed up when another tab has paid', async () => {
  const { pay, card } = openCheckout({
    stripe: { confirmPayment: outdated('succeeded') },
    completeCheckout: signedUp,
  });
  await pay();
  expect(await (await card()).findByText('You have signed up to this event')).toBeVisible();
});
