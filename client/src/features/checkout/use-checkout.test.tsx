import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { type FakeStripe, mountedFields } from '../../testing/fake-stripe';
import { openCheckout, signedUp, started } from '../../testing/open-checkout';

const NOT_SUCCEEDED = 'Payment did not succeed: requires_payment_method';
const IN_PROCESS = /^Your payment is being processed/;

/** All that the panel says, once it says something about the attempt before. */
async function notices(card: ReturnType<typeof openCheckout>['card']): Promise<(string | null)[]> {
  const panel = await card();
  await panel.findByText(/has changed|out of date/);
  return [...panel.queryAllByRole('status'), ...panel.queryAllByRole('alert')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
}

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
  'signs up a person who comes back having paid (%s)',
  async (status) => {
    const completeCheckout = vi.fn<FakeApi['completeCheckout']>(signedUp);
    const { card } = openCheckout({ startCheckout: () => started({ status }), completeCheckout });
    expect(await (await card()).findByText('You have signed up to this event')).toBeVisible();
    expect(completeCheckout).toHaveBeenCalledOnce();
    expect(mountedFields).toEqual([]);
  },
);

it('says to a person who comes back that the payment is still under way', async () => {
  const { card } = openCheckout({
    startCheckout: () => started({ status: 'PROCESSING' }),
    completeCheckout: () => userErrorsOf({ code: 'PAYMENT_NOT_SUCCEEDED', message: 'processing' }),
  });
  expect(await (await card()).findByText(IN_PROCESS)).toBeVisible();
});

it('lets a person who comes back pay when it came to nothing', async () => {
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

it.each([
  ['another tab', 2450, '£24.50', /^This payment was out of date/],
  [
    'a new price',
    3000,
    '£30',
    /^The price of this event has changed: it is £30 now\. You have not been charged\./,
  ],
])(
  'starts anew in the same fields when %s has ended this payment',
  async (_, amountPence, price, message) => {
    const startCheckout = vi
      .fn<FakeApi['startCheckout']>(() => started({ id: 'second', amountPence }, 'second secret'))
      .mockImplementationOnce(() => started());
    const completeCheckout = vi.fn<FakeApi['completeCheckout']>(signedUp);
    const confirmPayment = vi
      .fn<FakeStripe['confirmPayment']>(async () => ({ paymentIntent: { status: 'succeeded' } }))
      .mockImplementationOnce(outdated('canceled'));
    const { pay, card } = openCheckout({ stripe: { confirmPayment }, startCheckout, completeCheckout });
    await pay();
    expect(await notices(card)).toEqual([expect.stringMatching(message)]);
    expect(screen.getByRole('button', { name: `Pay ${price}` })).toHaveFocus();
    await pay(`Pay ${price}`);
    await (await card()).findByText('You have signed up to this event');
    const fields = { mode: 'payment', currency: 'gbp', allowedPaymentMethodTypes: ['card'] };
    expect(mountedFields).toMatchObject([{ ...fields, amount: amountPence }]);
    expect(confirmPayment.mock.calls.map(([{ clientSecret }]) => clientSecret)).toEqual([
      'secret',
      'second secret',
    ]);
    expect(completeCheckout).toHaveBeenCalledOnce();
    expect(completeCheckout.mock.calls[0]?.[0].input).toEqual({ paymentId: 'second' });
  },
);

it('says a new price in the one message about a payment that came to nothing', async () => {
  const startCheckout = vi
    .fn<FakeApi['startCheckout']>(() => started({ id: 'second', amountPence: 3000 }, 'second secret'))
    .mockImplementationOnce(() => started());
  const { pay, card } = openCheckout({
    startCheckout,
    completeCheckout: () => userErrorsOf({ code: 'PAYMENT_NOT_SUCCEEDED', message: NOT_SUCCEEDED }),
  });
  await pay();
  expect(await notices(card)).toEqual([
    `${NOT_SUCCEEDED}. The price of this event has changed: it is £30 now.`,
  ]);
  expect(mountedFields).toMatchObject([{ amount: 3000 }]);
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
