import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountWith, anEvent, type FakeApi, type FakeEvent, pageOf } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const days = ['02', '09', '16', '23'];

const aFreeDate = (id: string, some: FakeEvent = {}) =>
  anEvent({ id, date: `2027-03-${id}`, pricePence: 0, viewerCanEdit: false, ...some });

function open(some: Partial<FakeApi> = {}, fields: Record<string, FakeEvent> = {}) {
  const events = days.map((id) => aFreeDate(id, fields[id]));
  return renderApp('/series/html', {
    node: () => ({ __typename: 'EventSeries', id: 'html', interval: 'WEEK', events: () => pageOf(events) }),
    viewer: () => accountWith(maya, []),
    ...some,
  });
}

const form = async () => within(await screen.findByRole('region', { name: 'Sign up' }));
const tick = (day: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^Choose Tuesday ${day} March`) });

it('signs up to the dates that are ticked, and says what became of each', async () => {
  const signUpToEvents = vi.fn<FakeApi['signUpToEvents']>(() => ({
    results: [
      { eventId: '02', signUp: { id: 'mine', event: aFreeDate('02', { viewerSignUp: { id: 'mine' } }) } },
      { eventId: '16', error: { code: 'EVENT_FULL', message: 'All places are taken.' } },
      {
        eventId: '23',
        error: { code: 'ALREADY_SIGNED_UP', message: 'You have already signed up to this event' },
      },
    ],
  }));
  const { user } = open({ signUpToEvents });
  for (const day of ['2', '16', '23']) await user.click(await tick(day));
  const signUp = await form();
  await user.click(await signUp.findByRole('button', { name: 'Sign up to 3 dates' }));
  const answer = signUp.getByRole('status');
  await waitFor(() =>
    expect(
      within(answer)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Tuesday 2 March You have a place.',
      'Tuesday 16 March All places are taken.',
      'Tuesday 23 March You have already signed up to this event',
    ]),
  );
  expect(answer).toHaveFocus();
  const input = { eventIds: ['02', '16', '23'], name: maya.name, email: maya.email };
  expect(signUpToEvents).toHaveBeenCalledWith({ input }, undefined, expect.anything());
  expect(await tick('16')).not.toBeChecked();
});

it('ticks all dates that can be had, and none of the others', async () => {
  const { user } = open(
    {},
    {
      '09': { placesLeft: 0, capacity: 4 },
      '16': { viewerSignUp: { id: 'mine' } },
      '23': { pricePence: 500 },
    },
  );
  expect(await tick('2')).not.toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click((await form()).getByRole('button', { name: 'Choose the date' }));
  expect(await tick('2')).toBeChecked();
  await user.click((await form()).getByRole('button', { name: 'Choose none' }));
  expect(await tick('2')).not.toBeChecked();
});

it('asks for a date before it sends', async () => {
  const signUpToEvents = vi.fn<FakeApi['signUpToEvents']>();
  const { user } = open({ signUpToEvents });
  await user.click(await (await form()).findByRole('button', { name: 'Sign up' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Tick at least one date.');
  expect(signUpToEvents).not.toHaveBeenCalled();
});

it('shows what is wrong with the form, and keeps what is ticked', async () => {
  const wrong = { field: 'email', code: 'INVALID_EMAIL' as const, message: 'This is no address' };
  const { user } = open({ signUpToEvents: () => ({ results: [], userErrors: [wrong] }) });
  await user.click(await tick('2'));
  await user.click(await (await form()).findByRole('button', { name: 'Sign up to 1 date' }));
  expect(await screen.findByText('This is no address')).toBeVisible();
  expect(await tick('2')).toBeChecked();
});

it('says that it failed, and reads the dates again', async () => {
  const { user } = open({ signUpToEvents: connectionLost });
  await user.click(await tick('2'));
  await user.click(await (await form()).findByRole('button', { name: 'Sign up to 1 date' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('sends a visitor to log in first, and back', async () => {
  open({ viewer: () => null });
  const link = await (await form()).findByRole('link', { name: 'Log in or register' });
  expect(link).toHaveAttribute('href', '/?next=%2Fseries%2Fhtml%23sign-up');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it.each([
  ['every date has a price', { pricePence: 500 }],
  ['the person has created it', { viewerCanEdit: true }],
  ['every date is over', { hasEnded: true }],
])('offers nothing to sign up to where %s', async (_, fields) => {
  open({}, Object.fromEntries(days.map((day) => [day, fields])));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Sign up' })).not.toBeInTheDocument();
});
