import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEvent, anEventWith, aSignUp, type FakeApi, type FakeEvent } from '../../../testing/fake-api';
import { maya } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';

const zone = { timeZone: 'America/New_York' };
const kora = { ...zone, startsAt: '2097-11-27T01:00:00Z', endsAt: '2097-11-27T03:15:00Z' };
const bus: FakeEvent = {
  ...zone,
  id: 'bus',
  title: 'Bus data by night',
  startsAt: '2097-11-26T23:30:00Z',
  endsAt: '2097-11-27T01:30:00Z',
  viewerSignUp: aSignUp({ id: 'at-bus' }),
};

async function open(viewerClashes: FakeEvent[], some: FakeEvent = {}, api: Partial<FakeApi> = {}) {
  const event = () => anEventWith([], { ...kora, ...some, viewerClashes });
  const app = renderApp('/events/bread', { viewer: () => maya, event, ...api });
  const card = within(await screen.findByRole('region', { name: 'Sign up' }));
  await card.findByRole('button', { name: /^(?:Sign up|Join)/ });
  return { ...app, card };
}
const noteOf = async (...given: Parameters<typeof open>) =>
  (await open(...given)).card.queryByRole('note')?.textContent ?? null;

it('R7: names the other place and both times, directly above the button, and bars nothing', async () => {
  const { card } = await open([bus]);
  const note = card.getByRole('note');
  expect(note).toHaveTextContent(
    'You are at Bus data by night until 20:30. This starts at 20:00. You can sign up for both.',
  );
  expect(within(note).getByRole('link', { name: 'Bus data by night' })).toHaveAttribute(
    'href',
    '/events/bus',
  );
  const button = card.getByRole('button', { name: 'Sign up' });
  expect(note.nextElementSibling).toBe(button);
  expect(button).toBeEnabled();
});

it('R7: is above the button of a paid event, too', async () => {
  const { card } = await open([bus], { pricePence: 1500 });
  expect(card.getByRole('note').nextElementSibling).toBe(
    card.getByRole('button', { name: 'Sign up and pay' }),
  );
});

it.each<[what: string, clashes: FakeEvent[], some: FakeEvent, note: string | null]>([
  ['without another place', [], {}, null],
  [
    'where it begins while this goes on',
    [{ ...bus, startsAt: '2097-11-27T02:00:00Z', endsAt: '2097-11-27T04:00:00Z' }],
    {},
    'You are at Bus data by night from 21:00. This ends at 22:15. You can sign up for both.',
  ],
  [
    'where it ends on another day',
    [{ ...bus, endsAt: '2097-11-27T06:00:00Z' }],
    {},
    'You are at Bus data by night until Wed 27 Nov 2097, 01:00. This starts at 20:00. You can sign up for both.',
  ],
  [
    'where the person waits',
    [{ ...bus, viewerSignUp: null, viewerWaitingListEntry: { id: 'entry' } }],
    {},
    'You wait for a place at Bus data by night, which ends at 20:30. This starts at 20:00. You can sign up for both.',
  ],
  [
    'where there are several',
    [bus, { ...bus, id: 'film' }, { ...bus, id: 'tea' }],
    {},
    'You are at Bus data by night until 20:30, and 2 more at that time. This starts at 20:00. You can sign up for all of them.',
  ],
  [
    'where this event is full',
    [bus],
    { capacity: 12, placesLeft: 0 },
    'You are at Bus data by night until 20:30. This starts at 20:00. You can still join the waiting list.',
  ],
  [
    'by the clocks of the event, with their zone where it is another than the person’s',
    [bus],
    { timeZone: 'Asia/Tokyo' },
    'You are at Bus data by night until 10:30 GMT+9. This starts at 10:00 GMT+9. You can sign up for both.',
  ],
])('R7: %s', async (_what, clashes, some, note) => {
  expect(await noteOf(clashes, some)).toBe(note);
});

it('R7: is right after a place begins at another event, and after it was given back there', async () => {
  let isAtBread = false;
  const bread = (): FakeEvent =>
    anEventWith([], {
      ...kora,
      title: 'Kora and cello',
      viewerSignUp: isAtBread ? aSignUp({ id: 'at-bread' }) : null,
      viewerClashes: [],
    });
  const event: FakeApi['event'] = ({ id }) =>
    id === 'bread'
      ? bread()
      : anEvent({ ...bus, viewerSignUp: null, pricePence: 0, viewerClashes: isAtBread ? [bread()] : [] });
  const signUp = vi.fn<FakeApi['signUp']>(() => {
    isAtBread = true;
    return { signUp: aSignUp({ id: 'at-bread', event: bread() }) };
  });
  const { user, router } = renderApp('/events/bus', { viewer: () => maya, event, signUp });
  await screen.findByRole('button', { name: 'Sign up' });
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  await router.navigate('/events/bread');
  await screen.findByRole('heading', { level: 1, name: 'Kora and cello' });
  await user.click(await screen.findByRole('button', { name: 'Sign up' }));
  await screen.findByText('You have signed up to this event');
  await router.navigate('/events/bus');
  expect(await screen.findByRole('note')).toHaveTextContent('You are at Kora and cello');
});
