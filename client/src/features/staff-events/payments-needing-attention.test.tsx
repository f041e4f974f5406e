import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FakeAccount } from '../../gql/fakes';
import {
  anEvent,
  anEventWith,
  aPayment,
  aSignUp,
  type FakeApi,
  never,
  type Page,
  pageOf,
  userErrorsOf,
} from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const TITLE = 'Payments that need a look';
const FAILED = 'The payments that need a look could not be loaded. Please try again';
const hanging = aPayment({ status: 'PROCESSING', attentionReason: 'UNFINISHED' });

function open(payments = [hanging], some: Partial<FakeApi> = {}) {
  const event = () => anEvent({ paymentsNeedingAttention: (page) => pageOf(payments, page) });
  const app = renderApp('/staff-events/bread', { viewer: () => grain, event, ...some });
  const section = async () => within(await screen.findByRole('region', { name: TITLE }));
  const ask = async () =>
    app.user.click((await section()).getByRole('button', { name: /^Ask Stripe again/ }));
  return { ...app, section, ask };
}

it('says nothing where there are none', async () => {
  open([]);
  expect(await screen.findByText('There are no sign-ups yet.')).toBeVisible();
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
});

it('shows who paid, how much, how it stands and why it needs a look', async () => {
  const gone = aPayment({
    id: 'gone',
    status: 'SUCCEEDED',
    attentionReason: 'DISPUTED',
    payerName: null,
    payerEmail: null,
  });
  const { section } = open([hanging, gone]);
  const [first, second] = (await section()).getAllByRole('listitem');
  expect(first).toHaveTextContent('Maya Okafor£24.50');
  expect(first).toHaveTextContent('Being processed. It is neither paid nor refused yet');
  expect((await section()).getByRole('link')).toHaveAttribute('href', 'mailto:maya%40example.org');
  expect(second).toHaveTextContent('A deleted account');
  expect(second).toHaveTextContent('Paid. The cardholder disputes it at their bank');
});

it('asks Stripe again, says what came of it, and shows who has a place now', async () => {
  const people: ReturnType<typeof aSignUp>[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const recheckPayment = vi.fn<FakeApi['recheckPayment']>(async () => {
    await promise;
    people.push(aSignUp({ name: 'Tom Reilly' }));
    return { payment: aPayment({ status: 'SUCCEEDED' }) };
  });
  const { section, ask } = open([], {
    recheckPayment,
    event: () => anEventWith(people, { paymentsNeedingAttention: (page) => pageOf([hanging], page) }),
  });
  await ask();
  const button = (await section()).getByRole('button');
  expect(button).toHaveTextContent('Asking Stripe...');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(recheckPayment.mock.calls[0]?.[0].input).toEqual({ paymentId: 'payment' });
  resolve();
  expect(await (await section()).findByText('Stripe was asked: paid.')).toBeVisible();
  expect((await section()).getByText(/All is well with it now/)).toBeVisible();
  expect(await screen.findByText('Tom Reilly')).toBeVisible();
});

it('ends with a note of staff, and asks for one', async () => {
  const parted = aPayment({ status: 'SUCCEEDED', attentionReason: 'PARTLY_REFUNDED' });
  const endPaymentAttention = vi.fn<FakeApi['endPaymentAttention']>(({ input }) => ({
    payment: { ...parted, attentionReason: null, attentionNote: input.note },
  }));
  const { section, user } = open([parted], { endPaymentAttention });
  await user.click((await section()).getByRole('button', { name: /^Nothing more to do/ }));
  const note = (await section()).getByLabelText('How the money was settled');
  expect(note).toHaveFocus();
  await user.click((await section()).getByRole('button', { name: /^Save and end/ }));
  expect((await section()).getByText('Please write how the money was settled')).toBeVisible();
  expect(endPaymentAttention).not.toHaveBeenCalled();
  await user.type(note, 'Agreed with Maya');
  await user.click((await section()).getByRole('button', { name: /^Save and end/ }));
  expect(await (await section()).findByText('Your note: Agreed with Maya')).toBeVisible();
  expect(endPaymentAttention.mock.calls[0]?.[0].input).toEqual({
    paymentId: 'payment',
    note: 'Agreed with Maya',
  });
});

it('does not offer to end what is under way', async () => {
  const { section } = open();
  expect((await section()).queryByRole('button', { name: /^Nothing more to do/ })).not.toBeInTheDocument();
});

it.each([
  ['Stripe could not be asked. Please try again', connectionLost],
  ['You do not have permission to view or modify this event.', () => Promise.reject(failure('FORBIDDEN'))],
  ['Payment not found', () => userErrorsOf({ code: 'PAYMENT_NOT_FOUND', message: 'Payment not found' })],
])('says: %s', async (sentence, recheckPayment) => {
  const { section, ask } = open([hanging], { recheckPayment });
  await ask();
  expect(await (await section()).findByRole('alert')).toHaveTextContent(sentence);
});

it('loads more on demand', async () => {
  const many = Array.from({ length: 21 }, (_, index) =>
    aPayment({ id: `p${index}`, payerName: `Payer ${index}` }),
  );
  const { section, user } = open(many);
  await user.click(await (await section()).findByRole('button', { name: 'Show more payments' }));
  const last = (await (await section()).findByText('Payer 20')).closest('li');
  await waitFor(() => expect(last).toHaveFocus());
});

it('says that they could not be loaded, and tries again', async () => {
  const paymentsNeedingAttention = vi
    .fn((page: Page) => pageOf([hanging], page))
    .mockImplementationOnce(connectionLost);
  const { section, user } = open([], { event: () => anEvent({ paymentsNeedingAttention }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await section()).findByText('Maya Okafor')).toBeVisible();
});

it('waits in silence', async () => {
  open([], { event: () => anEvent({ paymentsNeedingAttention: never }) });
  expect(await screen.findByText('There are no sign-ups yet.')).toBeVisible();
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
});

describe('P17: on the dashboard', () => {
  const failed = aPayment({
    status: 'REFUND_PENDING',
    attentionReason: 'REFUND_FAILED',
    eventTitle: 'Bread for beginners',
  });
  const openDashboard = (viewer: FakeAccount, some: Partial<FakeApi> = {}) =>
    renderApp('/staff-dashboard', {
      viewer: () => ({ ...viewer, paymentsNeedingAttention: (page) => pageOf([failed], page) }),
      ...some,
    });

  it('shows payments of events that were deleted, with their event', async () => {
    openDashboard(grain);
    const section = within(await screen.findByRole('region', { name: TITLE }));
    expect(section.getByText('Bread for beginners')).toBeVisible();
    expect(section.getByRole('listitem')).toHaveTextContent(
      'Not given back yet. Stripe refuses to give the money back, or the bank has returned it.',
    );
  });

  it('has a refund tried again', async () => {
    const recheckPayment = vi.fn<FakeApi['recheckPayment']>(() => ({ payment: failed }));
    const { user } = openDashboard(grain, { recheckPayment });
    const section = within(await screen.findByRole('region', { name: TITLE }));
    await user.click(section.getByRole('button', { name: /^Ask Stripe again/ }));
    expect(await section.findByText(/^Stripe is asked to give the money back/)).toBeVisible();
    expect(recheckPayment.mock.calls[0]?.[0].input).toEqual({ paymentId: 'payment' });
  });

  it('asks for none where the server would refuse: the address is not verified', async () => {
    const paymentsNeedingAttention = vi.fn(() => Promise.reject(failure('FORBIDDEN')));
    renderApp('/staff-dashboard', {
      viewer: () => ({ ...grain, emailVerified: false, paymentsNeedingAttention }),
      settings: () => ({ requireVerifiedStaff: true }),
    });
    expect(await screen.findByText(/^No events avaliable/)).toBeVisible();
    expect(paymentsNeedingAttention).not.toHaveBeenCalled();
  });
});
