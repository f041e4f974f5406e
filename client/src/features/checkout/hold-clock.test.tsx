import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noteServerTime } from '../../apollo/server-clock';
import { anEvent, type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { openCheckout, signedUp, started } from '../../testing/open-checkout';
import { pass } from '../../testing/render-app';

const NOW = Date.parse('2027-03-01T12:00:00Z');
const held = (placeHeldUntil: string | null = '2027-03-01T12:12:41.000Z') => started({ placeHeldUntil });

/** From here on only `pass` moves the clock. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  noteServerTime(new Date(NOW).toUTCString());
}

it('P22: shows how long the place is held', async () => {
  holdTime();
  const { card, payButton } = openCheckout({ startCheckout: () => held() });
  await payButton();
  expect((await card()).getByRole('heading', { name: 'Your place is held' })).toBeVisible();
  expect((await card()).getByRole('timer')).toHaveTextContent('12:41 left to pay');
  await pass(11_000);
  expect((await card()).getByRole('timer')).toHaveTextContent('12:30 left to pay');
});

it('begins at 15:00, though the server says its time in whole seconds', async () => {
  holdTime();
  const { card, payButton } = openCheckout({ startCheckout: () => held('2027-03-01T12:15:00.600Z') });
  await payButton();
  expect((await card()).getByRole('timer')).toHaveTextContent('15:00 left to pay');
  await pass(1_000);
  expect((await card()).getByRole('timer')).toHaveTextContent('15:00 left to pay');
  await pass(1_000);
  expect((await card()).getByRole('timer')).toHaveTextContent('14:59 left to pay');
});

it('goes by the server’s clock where the machine’s is wrong', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: Date.parse('2031-01-01T00:00:00Z'),
  });
  noteServerTime(new Date(NOW).toUTCString());
  const { card, payButton } = openCheckout({ startCheckout: () => held() });
  await payButton();
  expect((await card()).getByRole('timer')).toHaveTextContent('12:41 left to pay');
  await pass(11_000);
  expect((await card()).getByRole('timer')).toHaveTextContent('12:30 left to pay');
});

it('is not read out each second, but when little time is left', async () => {
  holdTime();
  const { card, payButton } = openCheckout({ startCheckout: () => held('2027-03-01T12:05:01.000Z') });
  await payButton();
  expect((await card()).queryByText(/minutes? left to pay/)).not.toBeInTheDocument();
  await pass(1_000);
  expect((await card()).getByText('5 minutes left to pay')).toHaveRole('status');
  await pass(239_000);
  expect((await card()).getByText('5 minutes left to pay')).toHaveRole('status');
  await pass(1_000);
  expect((await card()).getByText('1 minute left to pay')).toHaveRole('status');
});

it('P22: says that the time is over, and starts again', async () => {
  holdTime();
  const startCheckout = vi
    .fn<FakeApi['startCheckout']>(() => held('2027-03-01T12:30:00.000Z'))
    .mockImplementationOnce(() => held('2027-03-01T12:00:02.000Z'));
  const { card, payButton, user } = openCheckout({ startCheckout });
  await payButton();
  await pass(2_000);
  const focused = (await card()).getByRole('heading', { name: 'Your place is free again' });
  await waitFor(() => expect(focused).toHaveFocus());
  expect((await card()).getByRole('alert')).toHaveTextContent('You have not been charged.');
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  await user.click((await card()).getByRole('button', { name: 'Start again' }));
  await payButton();
  expect((await card()).getByRole('timer')).toBeVisible();
});

it('leaves alone who has pressed the button before the time is over', async () => {
  holdTime();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { card, pay, payButton } = openCheckout({
    startCheckout: () => held('2027-03-01T12:00:02.000Z'),
    completeCheckout: signedUp,
    stripe: {
      confirmPayment: async () => {
        await promise;
        return { paymentIntent: { status: 'succeeded' } };
      },
    } as never,
  });
  await payButton();
  await pay();
  await pass(5_000);
  expect((await card()).getByRole('button', { name: 'Processing...' })).toBeVisible();
  resolve();
  expect(await (await card()).findByRole('heading', { name: 'Paid £24.50' })).toBeVisible();
});

it('lets the place go', async () => {
  const cancelCheckout = vi.fn<FakeApi['cancelCheckout']>(() => started({ status: 'CANCELED' }));
  const { card, payButton, user, router } = openCheckout({
    startCheckout: () => held('2097-03-01T12:00:00.000Z'),
    cancelCheckout,
    event: () => anEvent(),
  });
  await payButton();
  await user.click((await card()).getByRole('button', { name: 'Let the place go' }));
  await screen.findByRole('region', { name: 'Sign up' });
  expect(router.state.location.pathname).toBe('/events/bread');
  expect(cancelCheckout.mock.calls[0]?.[0].input).toEqual({ paymentId: 'payment' });
});

it('has no clock where no place is held', async () => {
  const { card, payButton } = openCheckout({ startCheckout: () => held(null) });
  await payButton();
  expect((await card()).getByRole('heading', { name: 'Card' })).toBeVisible();
  expect((await card()).queryByRole('timer')).not.toBeInTheDocument();
  expect((await card()).queryByRole('button', { name: 'Let the place go' })).not.toBeInTheDocument();
});

it.each([
  ['EVENT_FULL', 'All places are taken'],
  ['EVENT_ENDED', 'This event is over.'],
  ['EVENT_CANCELLED', 'This event is cancelled.'],
] as const)('L2, L3: says so when there is no place to pay for: %s', async (code, message) => {
  const { card } = openCheckout({ startCheckout: () => userErrorsOf({ code, message }) });
  expect(await (await card()).findByText(message)).toBeVisible();
  expect((await card()).getByText('You have not been charged.')).toBeVisible();
  expect((await card()).getByRole('link', { name: 'See the event' })).toHaveAttribute(
    'href',
    '/events/bread',
  );
});

it.each([
  ['EVENT_FULL', 'All places are taken.'],
  ['EVENT_ENDED', 'This event is over.'],
  ['EVENT_CANCELLED', 'This event is cancelled.'],
] as const)(
  'L2, P11: says why, and that the money comes back, when it was paid too late: %s',
  async (code, message) => {
    const { card, pay } = openCheckout({
      startCheckout: () => held(null),
      completeCheckout: () => userErrorsOf({ code, message }),
    });
    await pay();
    expect(await (await card()).findByRole('heading', { name: 'Paid, and given back' })).toBeVisible();
    expect((await card()).getByRole('alert')).toHaveTextContent(
      `${message} Your money is being given back; a mail will say so.`,
    );
  },
);
