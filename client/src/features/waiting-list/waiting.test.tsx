import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeWaitingListEntry } from '../../gql/fakes';
import { anEventWith, aSignUp, type FakeApi, type FakeEvent, userErrorsOf } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const entry: FakeWaitingListEntry = {
  id: 'entry',
  name: 'Maya O.',
  email: 'maya@example.org',
  position: 3,
  joinedAt: '2027-03-01T09:30:00.000Z',
  offerExpiresAt: null,
};
const full: FakeEvent = { capacity: 12, signUpCount: 12, placesLeft: 0, waitingCount: 2 };

async function open(some: FakeEvent, api: Partial<FakeApi> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T12:00:00Z') });
  const event = () => anEventWith([], { ...full, ...some });
  const app = renderApp('/events/bread', { viewer: () => maya, event, ...api });
  return { ...app, card: within(await screen.findByRole('region', { name: 'Sign up' })) };
}

it('joins the waiting list, and says how far the person is', async () => {
  const joinWaitingList = vi.fn<FakeApi['joinWaitingList']>(() => ({
    waitingListEntry: {
      ...entry,
      event: anEventWith([], { ...full, waitingCount: 3, viewerWaitingListEntry: entry }),
    },
  }));
  const { card, user } = await open({}, { joinWaitingList });
  await user.click(await card.findByRole('button', { name: 'Join the waiting list' }));
  const focused = await card.findByRole('heading', { name: 'You are 3rd in line' });
  await waitFor(() => expect(focused).toHaveFocus());
  expect(card.getByText('You are in the waiting list.')).toBeVisible();
  expect(card.getByText('We mail maya@example.org when a place is yours.')).toBeVisible();
  expect(joinWaitingList.mock.calls[0]?.[0].input).toEqual({
    eventId: 'bread',
    name: 'Maya Okafor',
    email: 'maya@example.org',
  });
});

it('says no longer that a person waits once they have a place', async () => {
  const own = aSignUp();
  let after: FakeEvent = { viewerWaitingListEntry: null };
  const event = () => anEventWith([], { ...full, viewerSignUp: null, ...after });
  const joinWaitingList = () => {
    after = { viewerWaitingListEntry: entry };
    return { waitingListEntry: { ...entry, event: event() } };
  };
  const { card, user, client } = await open({}, { event, joinWaitingList });
  await user.click(await card.findByRole('button', { name: 'Join the waiting list' }));
  expect(await card.findByText('You are in the waiting list.')).toBeVisible();
  after = { viewerWaitingListEntry: null, viewerSignUp: own };
  await act(() => client.refetchQueries({ include: 'active' }));
  expect(await card.findByText('You’re going')).toBeVisible();
  expect(card.queryByText('You are in the waiting list.')).not.toBeInTheDocument();
});

it.each([
  [1, 'You are 1st in line', '12345'],
  [2, 'You are 2nd in line', '12345'],
  [3, 'You are 3rd in line', '12345'],
  [11, 'You are 11th in line', '910111213'],
  [112, 'You are 112th in line', '110111112113114'],
])('says that a person is number %i', async (position, heading, boxes) => {
  const { card } = await open({ viewerWaitingListEntry: { ...entry, position } });
  expect(await card.findByRole('heading', { name: heading })).toBeVisible();
  expect(card.getByText(position).closest('ol')).toHaveTextContent(boxes);
});

it('says when, and for a paid event how long there is to take a place', async () => {
  const { card } = await open({ pricePence: 2450, viewerWaitingListEntry: entry });
  const sentence = 'We mail maya@example.org when a place is yours. You then have a day to take it.';
  expect(await card.findByText(sentence)).toBeVisible();
  expect(card.getByText(/^Joined on (Sunday 28 February|Monday 1 March), \d\d:\d\d\.$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Join the waiting list' })).not.toBeInTheDocument();
});

it('leaves the waiting list', async () => {
  let isWaiting = true;
  const { card, user } = await open(
    {},
    {
      event: () => anEventWith([], { ...full, viewerWaitingListEntry: isWaiting ? entry : null }),
      leaveWaitingList: ({ input }) => {
        isWaiting = false;
        return { leftEventId: input.eventId };
      },
    },
  );
  await user.click(await card.findByRole('button', { name: 'Leave the waiting list' }));
  expect(await card.findByText('You have left the waiting list.')).toBeVisible();
  await waitFor(() => expect(card.getByRole('heading', { name: 'Full' })).toHaveFocus());
});

it('L4: offers a place until an instant, and leads to the payment with what was typed', async () => {
  const offer = { ...entry, position: 0, offerExpiresAt: '2027-03-03T12:00:00.000Z' };
  const { card, user, router } = await open({ pricePence: 2450, viewerWaitingListEntry: offer });
  expect(await card.findByRole('heading', { name: 'A place for you' })).toBeVisible();
  expect(card.getByText(/^Until Wednesday 3 March, \d\d:00$/)).toBeVisible();
  expect(card.getByText('Then it goes to the next person in line.')).toBeVisible();
  expect(card.getByRole('button', { name: 'I can’t come' })).toBeEnabled();
  await user.click(card.getByRole('button', { name: 'Take the place and pay £24.50' }));
  await screen.findByRole('heading', { level: 1, name: 'Pay and take your place' });
  expect(router.state.location.pathname).toBe('/payment');
  expect(router.state.location.state).toMatchObject({ name: 'Maya O.', email: 'maya@example.org' });
});

it('L11: shows the refund rule above ‘Take the place and pay’', async () => {
  const { card } = await open({
    pricePence: 2450,
    timeZone: 'Europe/London',
    startsAt: '2027-03-12T10:00:00.000Z',
    refundDeadlineHours: 48,
    viewerWaitingListEntry: { ...entry, position: 0, offerExpiresAt: '2027-03-03T12:00:00.000Z' },
  });
  const button = await card.findByRole('button', { name: 'Take the place and pay £24.50' });
  const rule = card.getByText(
    /^If you give the place back before Wednesday 10 March, 10:00( GMT)?, you get the £24.50 back\.$/,
  );
  expect(rule.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says why nothing has changed', async () => {
  const message = 'You are not in the waiting list.';
  const leaveWaitingList = vi
    .fn<FakeApi['leaveWaitingList']>(connectionLost)
    .mockImplementationOnce(() => userErrorsOf({ code: 'EVENT_NOT_FOUND', message }));
  const { card, user } = await open({ viewerWaitingListEntry: entry }, { leaveWaitingList });
  const button = await card.findByRole('button', { name: 'Leave the waiting list' });
  await user.click(button);
  expect(await card.findByRole('alert')).toHaveTextContent(message);
  await user.click(button);
  expect(await card.findByText('You are still in the waiting list. Please try again')).toBeVisible();
});

it.each([
  ['ALREADY_SIGNED_UP', 'You have a place', { viewerSignUp: aSignUp() }, 'Your place'],
  [
    'CONFLICT',
    'A place is offered to you',
    { viewerWaitingListEntry: { ...entry, position: 0, offerExpiresAt: '2027-03-03T12:00:00.000Z' } },
    'A place for you',
  ],
] as const)(
  'L14: says on a page that is out of date what is true: %s',
  async (code, message, after, heading) => {
    let now: FakeEvent = { viewerWaitingListEntry: entry };
    const leaveWaitingList = vi.fn<FakeApi['leaveWaitingList']>(() => {
      now = { viewerWaitingListEntry: null, ...after };
      return userErrorsOf({ code, message });
    });
    const event = () => anEventWith([], { ...full, viewerSignUp: null, ...now });
    const { card, user } = await open({}, { event, leaveWaitingList });
    await user.click(await card.findByRole('button', { name: 'Leave the waiting list' }));
    expect(await card.findByRole('heading', { name: heading })).toBeVisible();
    expect(card.getByText(message)).toBeVisible();
    expect(card.queryByText('You have left the waiting list.')).not.toBeInTheDocument();
    expect(leaveWaitingList.mock.calls[0]?.[0].input).toEqual({ eventId: 'bread', expectedOffer: false });
  },
);

it('O9: promises no mail where none is sent', async () => {
  const { card } = await open(
    { viewerWaitingListEntry: entry },
    { settings: () => ({ mailEnabled: false }) },
  );
  expect(await card.findByText(/^No mail is sent from here at the moment: look here/)).toBeVisible();
  expect(card.queryByText(/^We mail/)).not.toBeInTheDocument();
});
