import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FakeAccount, FakeCancelledSignUp, FakeWaitingListEntry } from '../../gql/fakes';
import {
  accountWith,
  anEvent,
  aPayment,
  aSignUp,
  type FakeApi,
  type Page,
  pageOf,
} from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const repair = anEvent({ id: 'repair', title: 'Repair café' });
const waiting: FakeWaitingListEntry = { id: 'w1', position: 3, offerExpiresAt: null, event: repair };
const cancelled: FakeCancelledSignUp = {
  id: 'c1',
  byCreator: false,
  cancelledAt: '2027-11-12T09:30:00Z',
  event: repair,
  refund: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-12-01T12:00:00Z') });
});

function open(some: FakeAccount, address = '/signedUpEvents') {
  return renderApp(address, { viewer: () => ({ ...accountWith(maya, []), ...some }) });
}
const waitingAt = (...entries: FakeWaitingListEntry[]) => ({
  waitingListEntries: (page: Page) => pageOf(entries, page),
});
const gaveBack = (...signUps: FakeCancelledSignUp[]) => ({
  cancelledSignUps: (page: Page) => pageOf(signUps, page),
});
const placesGivenBack = () => screen.findByRole('region', { name: 'Places given back' });

it('L4: shows where the person waits, and how far they have come', async () => {
  open(waitingAt(waiting));
  const places = within(await screen.findByRole('region', { name: 'Waiting for a place' }));
  expect(places.getByRole('heading', { level: 2, name: 'Waiting for a place' })).toBeVisible();
  expect(places.getByRole('link', { name: 'Repair café' })).toHaveAttribute('href', '/events/repair');
  expect(places.getByText('You are 3rd in line')).toBeVisible();
  expect(screen.getByText('You havent signed up to any events yet')).toBeVisible();
});

it('L4: shows until when a place is held', async () => {
  open(waitingAt({ ...waiting, position: 0, offerExpiresAt: '2027-12-02T12:00:00Z' }));
  expect(await screen.findByText('A place for you')).toBeVisible();
  expect(screen.getByText(/Until Thursday 2 December, \d\d:00/)).toBeVisible();
});

function openOffer(some: Partial<FakeApi> = {}) {
  const event = { ...repair, pricePence: 2450 };
  const offer = { ...waiting, position: 0, offerExpiresAt: '2027-12-02T12:00:00Z', event };
  const viewer = () => ({ ...accountWith(maya, []), ...waitingAt(offer) });
  return renderApp('/signedUpEvents', { viewer, ...some });
}

it('takes a place that is offered, and says nothing of events that the person has not', async () => {
  const { user, router } = openOffer();
  const take = await screen.findByRole('button', { name: 'Take the place and pay £24.50' });
  expect(screen.queryByText('You havent signed up to any events yet')).not.toBeInTheDocument();
  await user.click(take);
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
});

it('lets a place go that is offered', async () => {
  const leaveWaitingList = vi.fn<FakeApi['leaveWaitingList']>(() => ({ leftEventId: 'repair' }));
  const { user } = openOffer({ leaveWaitingList });
  await user.click(await screen.findByRole('button', { name: 'I can’t come' }));
  expect(await screen.findByText('You have left the waiting list.')).toBeVisible();
  expect(leaveWaitingList.mock.calls[0]?.[0].input).toEqual({ eventId: 'repair', expectedOffer: true });
});

it('shows waiting places above what is coming only', async () => {
  const { user } = open({ ...accountWith(maya, [], [aSignUp({ event: anEvent() })]), ...waitingAt(waiting) });
  const entry = await screen.findByRole('link', { name: 'Repair café' });
  const coming = screen.getByRole('link', { name: 'Bread for beginners' });
  expect(entry.compareDocumentPosition(coming)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('tab', { name: 'Past 0' }));
  expect(await screen.findByText('No event that you signed up to is over yet.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Repair café' })).not.toBeInTheDocument();
});

it('loads more waiting places on demand, and reaches them by keyboard', async () => {
  const many = Array.from({ length: 21 }, (_, index) => ({
    ...waiting,
    id: `w${index}`,
    event: anEvent({ id: `e${index}`, title: `Event ${index}` }),
  }));
  const { user } = open(waitingAt(...many));
  (await screen.findByRole('button', { name: 'Show more waiting lists' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('21 waiting lists shown')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Event 20' })).toHaveFocus());
});

it('L5: shows places given back below what is over', async () => {
  open(gaveBack(cancelled), '/signedUpEvents?tab=past');
  const places = within(await placesGivenBack());
  expect(places.getByRole('link', { name: 'Repair café' })).toHaveAttribute('href', '/events/repair');
  expect(places.getByText('Given back on 12 November')).toBeVisible();
});

it('shows a place given back at an event that is ahead under ‘Coming up’, with its refund', async () => {
  const refund = aPayment({ status: 'REFUNDED' });
  const cancelledSignUps = vi.fn(({ hasEnded }: { hasEnded?: boolean | null }) =>
    pageOf(hasEnded === false ? [{ ...cancelled, refund }] : []),
  );
  const { user } = open({ cancelledSignUps });
  expect(within(await placesGivenBack()).getByText(/^Given back on 12 November · £24.50/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Past/ }));
  expect(await screen.findByText('No event that you signed up to is over yet.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Places given back' })).not.toBeInTheDocument();
});

it('L5: says who took the place, and what went back', async () => {
  const refund = aPayment({ status: 'REFUND_PENDING' });
  open(gaveBack({ ...cancelled, byCreator: true, refund }), '/signedUpEvents?tab=past');
  const sentence = 'Removed by the creator on 12 November · £24.50 on its way back';
  expect(within(await placesGivenBack()).getByText(sentence)).toBeVisible();
});

it('loads more places given back on demand', async () => {
  const many = Array.from({ length: 21 }, (_, index) => ({
    ...cancelled,
    id: `c${index}`,
    event: anEvent({ id: `e${index}`, title: `Event ${index}` }),
  }));
  const { user } = open(gaveBack(...many), '/signedUpEvents?tab=past');
  await user.click(await screen.findByRole('button', { name: 'Show more places given back' }));
  expect(await screen.findByText('21 places shown')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Event 20' })).toHaveFocus());
});

it('says that places given back could not be read, and tries again', async () => {
  const cancelledSignUps = vi.fn(() => pageOf([cancelled])).mockImplementationOnce(connectionLost);
  const { user } = open({ cancelledSignUps }, '/signedUpEvents?tab=past');
  const failed = 'The places that you gave back could not be loaded. Please try again';
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await placesGivenBack()).toBeVisible();
});

it('L5: counts a place less when it is given back', async () => {
  const signUps = [
    aSignUp({ viewerCanCancel: true, event: anEvent() }),
    aSignUp({ id: 's2', event: repair, viewerCanCancel: true }),
  ];
  const { user } = renderApp('/signedUpEvents', {
    viewer: () => accountWith(maya, [], signUps),
    cancelSignUp: ({ input }) => ({ cancelledSignUpId: input.signUpId, event: repair }),
  });
  await user.click(await screen.findByRole('button', { name: 'Give the place back: Repair café' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give the place back' }));
  expect(await screen.findByRole('tab', { name: 'Coming up 1' })).toBeVisible();
});

it.each([
  [null, 'You had a place. You do not have to do anything.'],
  [
    aPayment({ status: 'REFUND_PENDING' }),
    'The whole £24.50 comes back to your card, in 5 to 10 working days after it was sent.',
  ],
])('E4: says on the card of a cancelled event what becomes of the money', async (payment, sentence) => {
  const event = anEvent({ cancelledAt: '2027-11-30T09:30:00Z', cancellationReason: 'Halina is ill.' });
  open(accountWith(maya, [], [aSignUp({ event, payment, viewerCanCancel: false })]));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Give the place back/ })).not.toBeInTheDocument();
});
