import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  accountWith,
  anEvent,
  anEventWith,
  aPayment,
  aSignUp,
  type FakeApi,
  type FakeEvent,
  type FakeSignUp,
  userErrorsOf,
} from '../../../testing/fake-api';
import { maya } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';
import { connectionLost } from '../../../testing/schema-link';

const london: FakeEvent = {
  timeZone: 'Europe/London',
  startsAt: '2097-06-12T09:00:00.000Z',
  endsAt: '2097-06-12T11:00:00.000Z',
};

/** Maya's place, at an event whose refunds end two days before it. */
function aPlace(some: FakeSignUp = {}, event: FakeEvent = {}): FakeSignUp {
  const terms = anEvent({ ...london, ...event });
  return aSignUp({ viewerCanCancel: true, refundPence: 0, event: terms, ...some });
}

const aPaidPlace = (refundPence: number, refundableUntil: string | null = '2097-06-10T09:00:00.000Z') =>
  aPlace({ refundPence, payment: aPayment({ status: 'SUCCEEDED', refundableUntil }) });

async function open(place: FakeSignUp, some: Partial<FakeApi> = {}) {
  const app = renderApp('/events/bread', {
    viewer: () => maya,
    event: () => anEventWith([place], { ...london, viewerSignUp: place }),
    ...some,
  });
  const card = within(await screen.findByRole('region', { name: 'Sign up' }));
  const button = await card.findByRole('button', { name: 'Give the place back' });
  return { ...app, card, button };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Give the place back?' }));
const yes = () => dialog().getByRole('button', { name: 'Give the place back' });

it.each([
  [aPlace(), 'You can do so until Wednesday 12 June 2097, 10:00 BST.', 'You have not paid anything'],
  [
    aPaidPlace(2450),
    'Until Monday 10 June 2097, 10:00 BST you get the £24.50 back.',
    'You get £24.50 back, to the card that you paid with.',
  ],
  [
    aPaidPlace(0),
    'The deadline for a refund of the £24.50 was Monday 10 June 2097, 10:00 BST.',
    'You get no money back: the £24.50 that you paid is not refundable any more.',
  ],
  [aPaidPlace(0, null), 'This event gives no money back.', 'You get no money back'],
])('L5: says what comes back, before and in the question (%#)', async (place, terms, question) => {
  const { card, button, user } = await open(place);
  expect(card.getByText(terms)).toBeVisible();
  await user.click(button);
  expect(dialog().getByText(question, { exact: false })).toBeVisible();
});

it('gives the place back, says what comes back, and has the form again', async () => {
  const place = aPaidPlace(2450);
  let isGone = false;
  const event = () => anEventWith(isGone ? [] : [place], { ...london, viewerSignUp: isGone ? null : place });
  const cancelSignUp = vi.fn<FakeApi['cancelSignUp']>(() => {
    isGone = true;
    return { cancelledSignUpId: 'first', event: event(), refund: aPayment({ status: 'REFUND_PENDING' }) };
  });
  const { card, button, user } = await open(place, { event, cancelSignUp });
  expect(card.getByText('You’re going')).toBeVisible();
  await user.click(button);
  await user.click(yes());
  const done = 'You have given your place back. £24.50 is on its way to your card.';
  expect(await card.findByText(done)).toBeVisible();
  expect(cancelSignUp.mock.calls[0]?.[0].input).toEqual({ signUpId: 'first', expectedRefundPence: 2450 });
  await waitFor(() => expect(card.getByRole('heading', { name: 'Sign up' })).toHaveFocus());
  expect(card.getByRole('button', { name: 'Sign up' })).toBeEnabled();
  expect(screen.queryByRole('region', { name: 'Who is coming' })).not.toBeInTheDocument();
});

it('keeps the place when the answer is no', async () => {
  const cancelSignUp = vi.fn<FakeApi['cancelSignUp']>();
  const { button, user } = await open(aPlace(), { cancelSignUp });
  await user.click(button);
  await user.click(dialog().getByRole('button', { name: 'Keep the place' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cancelSignUp).not.toHaveBeenCalled();
});

it('L5: asks again when less would come back by now', async () => {
  let isLate = false;
  const message = 'The £24.50 cannot come back any more. You still have your place';
  const { button, user } = await open(aPaidPlace(2450), {
    event: () => anEventWith([], { ...london, viewerSignUp: aPaidPlace(isLate ? 0 : 2450) }),
    cancelSignUp: () => {
      isLate = true;
      return userErrorsOf({ code: 'CANCELLATION_CLOSED', message });
    },
  });
  await user.click(button);
  await user.click(yes());
  expect(await dialog().findByRole('alert')).toHaveTextContent(message);
  expect(await dialog().findByText(/^You get no money back/)).toBeVisible();
});

it('says it plainly when another tab has given it back', async () => {
  let isGone = false;
  const message = 'This place is not taken any more: it was given back already';
  const { card, button, user } = await open(aPlace(), {
    event: () => anEventWith([], { ...london, viewerSignUp: isGone ? null : aPlace() }),
    cancelSignUp: () => {
      isGone = true;
      return userErrorsOf({ code: 'SIGN_UP_NOT_FOUND', message });
    },
  });
  await user.click(button);
  await user.click(yes());
  expect(await card.findByText(message)).toBeVisible();
  expect(await card.findByRole('button', { name: 'Sign up' })).toBeVisible();
});

it('stays open when the network fails', async () => {
  const { button, user } = await open(aPlace(), { cancelSignUp: connectionLost });
  await user.click(button);
  await user.click(yes());
  expect(await dialog().findByRole('alert')).toHaveTextContent('The place could not be given back');
});

it('is not there once it is too late', async () => {
  renderApp('/events/bread', {
    viewer: () => maya,
    event: () => anEventWith([], { viewerSignUp: aPlace({ viewerCanCancel: false }) }),
  });
  expect(await screen.findByRole('button', { name: 'Already signed up' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give the place back' })).not.toBeInTheDocument();
});

it('is offered in My Events for each event', async () => {
  const signUps = [aPlace(), aPlace({ id: 's2', event: anEvent({ id: 'repair', title: 'Repair café' }) })];
  const { user } = renderApp('/signedUpEvents', {
    viewer: () => accountWith(maya, [], signUps),
    cancelSignUp: ({ input }) => ({ cancelledSignUpId: input.signUpId, event: anEvent({ id: 'repair' }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Give the place back: Repair café' }));
  await user.click(yes());
  expect(await screen.findByText('You have given your place back.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Repair café' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bread for beginners' })).toBeVisible();
});
