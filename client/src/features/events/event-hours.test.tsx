import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../apollo/server-clock';
import { anEventWith, aSignUp, type FakeApi, type FakeEvent, userErrorsOf } from '../../testing/fake-api';
import { findLead, getLead } from '../../testing/lead';
import { grain, maya } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const june: FakeEvent = {
  timeZone: 'UTC',
  startsAt: '2027-06-12T06:30:00.000Z',
  endsAt: '2027-06-12T10:00:00.000Z',
};
const SECOND = 1_000;
const HOUR = 3_600_000;

/** Opens a page five seconds before the start of the event. From there time passes only by `pass`. */
async function openBeforeStart(at: string, some: Partial<FakeApi>) {
  const read = vi.fn<FakeApi['event']>(() => anEventWith([], june));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-12T06:29:55Z') });
  // The time that another test has noted is up to a second off, since the server says whole seconds.
  noteServerTime(new Date().toUTCString());
  const app = renderApp(at, { event: read, ...some });
  await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' });
  return { ...app, read };
}

function holdTime(): void {
  holdTheClock(new Date());
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('L12: an open page follows the time', () => {
  it.each([
    ['a visitor', null],
    ['a person signed in', maya],
  ])('for %s, and needs no reading for it', async (_who, viewer) => {
    const { read } = await openBeforeStart('/events/bread', { viewer: () => viewer });
    const card = within(screen.getByRole('region', { name: 'Sign up' }));
    await card.findByRole(viewer ? 'button' : 'link', { name: viewer ? 'Sign up' : 'Log in or register' });
    expect(screen.queryByText(/On now/)).not.toBeInTheDocument();
    holdTime();
    read.mockImplementation(connectionLost);
    await pass(4 * SECOND);
    expect(screen.queryByText(/On now/)).not.toBeInTheDocument();
    await pass(SECOND);
    expect(getLead('Workshop · by Northern Grain · On now')).toBeVisible();
    expect(card.getByText('On now')).toBeVisible();
    await pass(3.5 * HOUR - SECOND);
    expect(screen.queryByText(/This event is over/)).not.toBeInTheDocument();
    await pass(SECOND);
    expect(await findLead('Workshop · by Northern Grain · This event is over')).toBeVisible();
    expect(card.getByRole('heading', { name: 'This event is over' })).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
    expect(screen.queryByText(/On now/)).not.toBeInTheDocument();
  });

  it('by the server’s clock, where that of the machine is an hour ahead', async () => {
    await openBeforeStart('/events/bread', { viewer: () => maya });
    noteServerTime('2027-06-12T05:29:55Z');
    holdTime();
    await pass(HOUR);
    expect(screen.queryByText(/On now/)).not.toBeInTheDocument();
    await pass(5 * SECOND);
    expect(getLead('Workshop · by Northern Grain · On now')).toBeVisible();
  });

  it('at once in a tab that was asleep meanwhile', async () => {
    await openBeforeStart('/events/bread', { viewer: () => maya });
    holdTime();
    vi.setSystemTime(new Date('2027-06-12T12:00:00Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('heading', { name: 'This event is over' })).toBeVisible();
  });

  it('so that a person is not offered to give their place back after the start', async () => {
    const own = aSignUp({ viewerCanCancel: true, event: anEventWith([], { ...june, viewerCanEdit: false }) });
    const event = () => anEventWith([own], { ...june, viewerCanEdit: false, viewerSignUp: own });
    await openBeforeStart('/events/bread', { viewer: () => maya, event });
    expect(await screen.findByRole('button', { name: 'Give the place back' })).toBeVisible();
    holdTime();
    await pass(5 * SECOND);
    expect(getLead('Workshop · by Northern Grain · On now')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give the place back' })).not.toBeInTheDocument();
  });

  it('on the page of its creator, too', async () => {
    await openBeforeStart('/staff-events/bread', { viewer: () => grain });
    await screen.findByText('Kirkgate Kitchen, Leeds');
    holdTime();
    await pass(5 * SECOND);
    expect(screen.getByText('On now')).toBeVisible();
    await pass(3.5 * HOUR);
    expect(await screen.findByText('This event is over')).toBeVisible();
  });
});

describe('L12: a refusal about the event reads it again', () => {
  const later: FakeEvent = { startsAt: '2097-06-12T06:30:00.000Z', endsAt: '2097-06-12T10:00:00.000Z' };
  const free: FakeEvent = { ...later, capacity: 12, placesLeft: 3, pricePence: 0 };

  const seeOver = async () => {
    expect(await screen.findByRole('heading', { name: 'This event is over' })).toBeVisible();
    expect(getLead('Workshop · by Northern Grain · This event is over')).toBeVisible();
    expect(
      screen.queryByRole('button', { name: /^(Sign up|Join the waiting list)$/ }),
    ).not.toBeInTheDocument();
  };
  const seeFull = async () => {
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeVisible();
    expect(screen.queryByText(/places left/)).not.toBeInTheDocument();
  };
  const seePrice = async () => {
    expect(await screen.findByRole('button', { name: 'Sign up and pay' })).toBeVisible();
    expect(screen.getByText('Price').nextSibling).toHaveTextContent('£30');
    expect(screen.queryByText('Free')).not.toBeInTheDocument();
  };
  const seeNone = async () => {
    expect(await screen.findByText('No event found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign up' })).not.toBeInTheDocument();
  };
  const seePlaces = async () => {
    expect(await screen.findByRole('button', { name: 'Sign up' })).toBeVisible();
    expect(screen.getByText('2 of 12 places left')).toBeVisible();
  };

  it.each([
    ['EVENT_ENDED', 'Sign up', free, { ...free, hasEnded: true }, seeOver],
    ['EVENT_FULL', 'Sign up', free, { ...free, placesLeft: 0 }, seeFull],
    ['PAYMENT_REQUIRED', 'Sign up', free, { ...free, pricePence: 3000 }, seePrice],
    ['EVENT_NOT_FOUND', 'Sign up', free, null, seeNone],
    [
      'EVENT_NOT_FULL',
      'Join the waiting list',
      { ...free, placesLeft: 0 },
      { ...free, placesLeft: 2 },
      seePlaces,
    ],
    [
      'EVENT_ENDED',
      'Join the waiting list',
      { ...free, placesLeft: 0 },
      { ...free, placesLeft: 0, hasEnded: true },
      seeOver,
    ],
  ] as const)('%s, when a person presses “%s”', async (code, label, before, after, see) => {
    let now: FakeEvent | null = before;
    const refuse = () => {
      now = after;
      return userErrorsOf({ code, message: 'No.', field: null });
    };
    const { user } = renderApp('/events/bread', {
      viewer: () => maya,
      event: () => now && anEventWith([], now),
      signUp: refuse,
      joinWaitingList: refuse,
    });
    await user.click(await screen.findByRole('button', { name: label }));
    await see();
  });
});
