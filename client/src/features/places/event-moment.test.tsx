import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEventWith, aSignUp, type FakeEvent } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const june: FakeEvent = {
  timeZone: 'Europe/London',
  startsAt: '2027-06-12T06:30:00.000Z',
  endsAt: '2027-06-12T10:00:00.000Z',
};

async function cardAt(now: string, event: FakeEvent) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  renderApp('/events/bread', { viewer: () => maya, event: () => anEventWith([], { ...june, ...event }) });
  return within(await screen.findByRole('region', { name: 'Sign up' }));
}

it.each([
  [31, '31 people signed up.'],
  [1, '1 person signed up.'],
  [0, 'There were no sign-ups.'],
])('L2: after its end says so, with %i people, and leads on', async (signUpCount, people) => {
  const card = await cardAt('2027-06-13T12:00:00Z', { hasEnded: true, signUpCount });
  expect(card.getByRole('heading', { name: 'This event is over' })).toBeVisible();
  expect(card.getByText(`It ended on Saturday 12 June at 11:00. ${people}`)).toBeVisible();
  expect(card.getByRole('link', { name: 'See what’s on next' })).toHaveAttribute('href', '/events');
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('There are no sign-ups yet.')).not.toBeInTheDocument();
  expect(screen.queryAllByText(/There were no sign-ups\.$/)).toHaveLength(signUpCount === 0 ? 1 : 0);
});

it('after its end keeps what the person had', async () => {
  const card = await cardAt('2027-06-13T12:00:00Z', { hasEnded: true, viewerSignUp: aSignUp() });
  expect(await card.findByRole('button', { name: 'Already signed up' })).toBeDisabled();
  expect(card.queryByText('You’re going')).not.toBeInTheDocument();
});

it('while it is on says how long, and still takes people', async () => {
  const card = await cardAt('2027-06-12T08:00:00Z', {});
  expect(card.getByText('On now')).toBeVisible();
  expect(card.getByText('It began at 07:30 and goes on until 11:00. You can still come.')).toBeVisible();
  expect(await card.findByRole('button', { name: 'Sign up' })).toBeEnabled();
});

it('before it says nothing of the kind', async () => {
  const card = await cardAt('2027-06-12T06:29:59Z', {});
  expect(await card.findByRole('button', { name: 'Sign up' })).toBeEnabled();
  expect(card.queryByText('On now')).not.toBeInTheDocument();
});
