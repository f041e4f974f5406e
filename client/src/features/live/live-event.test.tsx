import { act, screen, within } from '@testing-library/react';
import type { Client } from 'graphql-sse';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEventWith, aSignUp, type FakeEvent, pageOf } from '../../testing/fake-api';
import { installFakeStreams } from '../../testing/fake-streams';
import { grain, maya } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';
import { timings } from '../../timings';

interface Stream {
  query: string;
  tell: (data: object) => void;
  connect: () => void;
  isOpen: boolean;
}

let streams: Stream[] = [];
const open = () => streams.filter(({ isOpen }) => isOpen);
const [places, signUps, ownPlace] = ['eventPlacesChanged', 'signUpAdded', 'viewerPlaceChanged'].map(
  (field) => () => open().find(({ query }) => query.includes(field)),
) as [() => Stream | undefined, () => Stream | undefined, () => Stream | undefined];

beforeEach(() => {
  streams = [];
  installFakeStreams(() => {
    const subscribe: Client['subscribe'] = ({ query }, sink, on) => {
      const tell = (data: object) => act(() => sink.next({ data } as never));
      const connect = () => act(() => on?.connected?.(false));
      streams.push({ query: String(query), tell, connect, isOpen: true });
      return () => {};
    };
    const first = streams.length;
    const dispose = () => {
      for (const stream of streams.slice(first, first + 1)) stream.isOpen = false;
    };
    return { subscribe, dispose } as Client;
  });
});
afterEach(() => {
  see('visible');
});

function see(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

const atFirst = { capacity: 12, placesLeft: 3, signUpCount: 9, pricePence: 2450 };

async function openEvent(
  viewer: typeof maya | null,
  some: FakeEvent = {},
  event = () => anEventWith([], { ...atFirst, ...some }),
) {
  const app = renderApp('/events/bread', {
    viewer: () => viewer,
    event,
  });
  holdTheClock();
  await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' });
  if (viewer) await screen.findByRole('button', { name: 'Profile' });
  await pass(timings.pageAtRest);
  return app;
}

const { title, date, startTime, endTime, timeZone, location, startsAt, endsAt } = anEventWith([], {});
const plan = { title, date, startTime, endTime, timeZone, location, startsAt, endsAt };
const told = {
  __typename: 'Event',
  id: 'bread',
  waitingCount: 0,
  ...plan,
  cancelledAt: null,
  cancellationReason: null,
};
const changed = { eventPlacesChanged: { ...told, signUpCount: 10, placesLeft: 2 } };

it('D16: shows how many places are left as others take them', async () => {
  await openEvent(maya);
  await vi.waitFor(() => expect(places()).toBeDefined());
  expect(screen.getByText('3 of 12 places left')).toBeVisible();
  places()?.tell(changed);
  expect(await screen.findByText('2 of 12 places left')).toBeVisible();
  expect(signUps()).toBeUndefined();
});

describe('L16: an open page', () => {
  const toldOf = (some: object) =>
    places()?.tell({ eventPlacesChanged: { ...told, signUpCount: 9, placesLeft: 3, ...some } });

  it('shows another time and place, and says what they were', async () => {
    await openEvent(maya, { startTime: '18:00', location: 'The Mill' });
    await vi.waitFor(() => expect(places()).toBeDefined());
    toldOf({ startTime: '19:30', location: 'The Dairy' });
    expect(
      await screen.findByText(
        'The time has changed: 18:00 → 19:30. The place has changed: The Mill → The Dairy.',
      ),
    ).toBeVisible();
    expect(screen.getAllByText('The Dairy')[0]).toBeVisible();
  });

  it('shows another title, and that the event is cancelled', async () => {
    await openEvent(maya);
    await vi.waitFor(() => expect(places()).toBeDefined());
    toldOf({
      title: 'Rye',
      cancelledAt: '2027-03-01T12:00:00.000Z',
      cancellationReason: 'The oven is cold.',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rye' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Cancelled' })).toHaveTextContent('The oven is cold.');
    expect(screen.queryByRole('button', { name: 'Sign up' })).not.toBeInTheDocument();
  });

  it('of a visitor without an account is read again when its tab wakes up', async () => {
    let some: FakeEvent = {};
    await openEvent(null, {}, () => anEventWith([], { ...atFirst, ...some }));
    some = { title: 'Rye', cancelledAt: '2027-03-01T12:00:00.000Z' };
    see('hidden');
    await pass(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bread for beginners');
    see('visible');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rye' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Cancelled' })).toBeVisible();
    expect(open()).toHaveLength(0);
  });

  it('says that the time zone is another one', async () => {
    await openEvent(maya, { timeZone: 'Europe/London' });
    await vi.waitFor(() => expect(places()).toBeDefined());
    toldOf({ timeZone: 'Europe/Paris' });
    expect(await screen.findByText('The time zone has changed: Europe/London → Europe/Paris.')).toBeVisible();
  });

  it('says nothing of places alone', async () => {
    await openEvent(maya);
    await vi.waitFor(() => expect(places()).toBeDefined());
    toldOf({ placesLeft: 2 });
    expect(await screen.findByText('2 of 12 places left')).toBeVisible();
    expect(screen.queryByText(/has changed/)).not.toBeInTheDocument();
  });
});

describe('D16: while few people come', () => {
  const [tom, ines] = [
    aSignUp({ id: 'tom', name: 'Tom Reilly' }),
    aSignUp({ id: 'ines', name: 'Ines Moreau' }),
  ];
  const more = { eventPlacesChanged: { ...told, signUpCount: 2, placesLeft: 2 } };

  /** A person looks at an event to which Tom has signed up, and then Ines does. @param read her list, the first time */
  async function seeInesSignUp(read = (page: Parameters<typeof pageOf>[1]) => pageOf([ines, tom], page)) {
    const list = vi.fn((page: Parameters<typeof pageOf>[1]) => pageOf([ines, tom], page));
    list.mockImplementationOnce((page) => pageOf([tom], page)).mockImplementationOnce(read);
    let people = [tom];
    const app = renderApp('/events/bread', {
      viewer: () => maya,
      event: () => anEventWith(people, { signUps: list }),
    });
    holdTheClock();
    const section = within(await screen.findByRole('region', { name: 'Who is coming' }));
    await section.findByText('Tom Reilly');
    await pass(timings.pageAtRest);
    await vi.waitFor(() => expect(places()).toBeDefined());
    people = [ines, tom];
    places()?.tell(more);
    expect(await section.findByRole('heading', { name: 'Who is coming · 2' })).toBeVisible();
    await pass(timings.signUpsRead);
    return { ...app, section, list };
  }

  it('lists who signs up, and reads no more then', async () => {
    const { section, list } = await seeInesSignUp();
    expect(await section.findByText('Ines Moreau')).toBeVisible();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
    await pass(3 * timings.signUpsRead);
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('has who came before, and a way to the others, when these could not be read', async () => {
    const { section, list, user } = await seeInesSignUp(connectionLost);
    const button = await section.findByRole('button', { name: 'Show all' });
    expect(section.getByText('Tom Reilly')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Sign up' })).toBeVisible();
    await pass(3 * timings.signUpsRead);
    expect(list).toHaveBeenCalledTimes(2);
    await user.click(button);
    expect(await section.findByText('Ines Moreau')).toBeVisible();
  });
});

describe('C10: an open page', () => {
  const tom = aSignUp({ id: 'tom', name: 'Tom Reilly' });
  const page = { ...told, placesLeft: 2 };

  /** A person sees Tom, who then hides his name. @param counts what the stream tells of */
  async function seeAfter(...counts: number[]) {
    let people = [tom];
    renderApp('/events/bread', { viewer: () => maya, event: () => anEventWith(people, { signUpCount: 1 }) });
    holdTheClock();
    const section = within(await screen.findByRole('region', { name: 'Who is coming' }));
    await section.findByText('Tom Reilly');
    await pass(timings.pageAtRest);
    await vi.waitFor(() => expect(places()).toBeDefined());
    people = [];
    for (const signUpCount of counts) places()?.tell({ eventPlacesChanged: { ...page, signUpCount } });
    await pass(timings.shownNamesRead);
    return section;
  }

  it('no longer shows a name that is hidden', async () => {
    const section = await seeAfter(1, 1);
    expect(section.queryByText('Tom Reilly')).not.toBeInTheDocument();
  });

  it('keeps the others in a list that is shown whole', async () => {
    let people = Array.from({ length: 12 }, (_, n) => aSignUp({ id: `s${n}`, name: `Person ${n}` }));
    const list = (page: Parameters<typeof pageOf>[1]) => pageOf(people, page);
    const { user } = renderApp('/events/bread', {
      viewer: () => maya,
      event: () => anEventWith(people, { signUps: list }),
    });
    holdTheClock();
    const section = within(await screen.findByRole('region', { name: 'Who is coming' }));
    await user.click(await section.findByRole('button', { name: 'Show all' }));
    await section.findByText('Person 11');
    await pass(timings.pageAtRest);
    await vi.waitFor(() => expect(places()).toBeDefined());
    people = people.filter(({ name }) => name !== 'Person 2');
    for (const signUpCount of [12, 11]) places()?.tell({ eventPlacesChanged: { ...page, signUpCount } });
    await pass(timings.shownNamesRead);
    await vi.waitFor(() => expect(section.queryByText('Person 2')).not.toBeInTheDocument());
    expect(section.getByText('Person 11')).toBeVisible();
  });

  it('reads no names while a crowd grows', async () => {
    const section = await seeAfter(20, 21);
    expect(section.getByText('Tom Reilly')).toBeVisible();
  });
});

describe('L14: a person who waits', () => {
  const entry = { id: 'entry', email: 'maya@example.org', position: 3, offerExpiresAt: null };

  /** @param after what the event shows once the stream has told of a change */
  async function seeChange(after: FakeEvent) {
    let own: FakeEvent = { viewerSignUp: null, viewerWaitingListEntry: entry };
    renderApp('/events/bread', {
      viewer: () => maya,
      event: () => anEventWith([], { ...atFirst, placesLeft: 0, ...own }),
    });
    holdTheClock();
    expect(await screen.findByRole('heading', { name: 'You are 3rd in line' })).toBeVisible();
    await pass(timings.pageAtRest);
    await vi.waitFor(() => expect(ownPlace()).toBeDefined());
    // Browsers have six connections for all tabs.
    expect(open()).toHaveLength(1);
    own = after;
    ownPlace()?.tell({ viewerPlaceChanged: { __typename: 'Event', id: 'bread' } });
    await pass(timings.ownPlaceRead);
  }

  it('sees the place within a second, and then follows the places again', async () => {
    await seeChange({ viewerSignUp: aSignUp({ name: 'Maya Okafor' }), viewerWaitingListEntry: null });
    expect(await screen.findByRole('heading', { name: 'Your place' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Leave the waiting list' })).not.toBeInTheDocument();
    await pass(0);
    await vi.waitFor(() => expect(places()).toBeDefined());
    expect(open()).toHaveLength(1);
  });

  it('sees the offer within a second', async () => {
    const offered = { ...entry, position: 0, offerExpiresAt: '2097-03-03T12:00:00.000Z' };
    await seeChange({ viewerSignUp: null, viewerWaitingListEntry: offered });
    expect(await screen.findByRole('heading', { name: 'A place for you' })).toBeVisible();
    expect(ownPlace()).toBeDefined();
  });
});

it('reads no list again for each of a crowd, and shows it on demand', async () => {
  const crowd = Array.from({ length: 30 }, (_, index) =>
    aSignUp({ id: `s${index}`, name: `Person ${index}` }),
  );
  let people = crowd.slice(-1);
  const list = vi.fn((page: Parameters<typeof pageOf>[1]) => pageOf(people, page));
  const { user } = renderApp('/events/bread', {
    viewer: () => maya,
    event: () => anEventWith(people, { signUps: list }),
  });
  holdTheClock();
  const section = within(await screen.findByRole('region', { name: 'Who is coming' }));
  await section.findByText('Person 29');
  await pass(timings.pageAtRest);
  await vi.waitFor(() => expect(places()).toBeDefined());
  people = crowd;
  places()?.tell({ eventPlacesChanged: { ...told, signUpCount: 30, placesLeft: null } });
  const button = await section.findByRole('button', { name: 'Show all' });
  expect(section.getByText('1 of 30 shown')).toBeVisible();
  await pass(2 * timings.signUpsRead);
  expect(list).toHaveBeenCalledTimes(1);
  await user.click(button);
  expect(await section.findByText('Person 0')).toBeVisible();
  expect(section.getAllByRole('listitem')).toHaveLength(30);
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});

it('reads what has changed before the stream was there', async () => {
  const event = vi.fn(() => anEventWith([], { ...atFirst, placesLeft: 1, signUpCount: 11 }));
  event.mockImplementationOnce(() => anEventWith([], atFirst));
  await openEvent(maya, {}, event);
  await vi.waitFor(() => expect(places()).toBeDefined());
  places()?.connect();
  expect(await screen.findByText('1 of 12 places left')).toBeVisible();
});

it('has no stream in a hidden tab, and none once the page is left', async () => {
  const { router } = await openEvent(maya);
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  see('hidden');
  expect(open()).toHaveLength(0);
  see('visible');
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  await act(() => router.navigate('/events'));
  await vi.waitFor(() => expect(open()).toHaveLength(0));
});

it.each([
  ['a visitor', null, {}],
  ['an event that is over', maya, { hasEnded: true }],
])('has none for %s', async (_what, viewer, some) => {
  await openEvent(viewer, some);
  await pass(10_000);
  expect(streams).toEqual([]);
});

it('D16: lists who signs up while the creator looks', async () => {
  const tom = aSignUp({ id: 'tom', name: 'Tom Reilly' });
  const statistics = { cancelledCount: 0, paidPence: 2450, refundedPence: 0, signUpsByDay: [] };
  let own: FakeEvent = { ...anEventWith([tom]), statistics };
  renderApp('/staff-events/bread', { viewer: () => grain, event: () => own });
  holdTheClock();
  const section = within(await screen.findByRole('region', { name: 'Who is coming' }));
  await section.findByText('Tom Reilly');
  await pass(timings.pageAtRest);
  await vi.waitFor(() => expect(signUps()).toBeDefined());
  const both = anEventWith([aSignUp({ id: 'ines', name: 'Ines Moreau' }), tom]);
  own = { ...both, statistics: { ...statistics, paidPence: 4900 } };
  for (let count = 0; count < 3; count++)
    signUps()?.tell({ signUpAdded: { __typename: 'SignUp', id: 'ines' } });
  expect(section.queryByText('Ines Moreau')).not.toBeInTheDocument();
  await pass(timings.signUpsRead);
  expect(await section.findByText('Ines Moreau')).toBeVisible();
  expect(await screen.findByText('£49')).toBeVisible();
});
