import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  accountWith,
  anEvent,
  anEventWith,
  aPayment,
  aSignUp,
  type FakeSignUp,
  never,
  pageOf,
} from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const FAILED = 'error whilst fetching your events. Please try again';

function open(...signUps: FakeSignUp[]) {
  return renderApp('/signedUpEvents', { viewer: () => accountWith(maya, [], signUps) });
}

it('says that it is loading', async () => {
  renderApp('/signedUpEvents', { viewer: () => ({ ...maya, signUps: never }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'My Events' })).toBeVisible();
  expect(screen.getByText('Loading events...')).toHaveRole('status');
  await waitFor(() => expect(document.title).toBe('My Events · Turnout'));
});

it('shows the events as cards that lead to them', async () => {
  const repair = anEvent({ id: 'repair', title: 'Repair café', date: '2027-04-01' });
  open(aSignUp({ event: anEvent() }), aSignUp({ id: 's2', event: repair }));
  const march = within(await screen.findByRole('region', { name: 'March 2027' }));
  expect(march.getByRole('link', { name: 'Bread for beginners' })).toHaveAttribute('href', '/events/bread');
  const april = within(screen.getByRole('region', { name: 'April 2027' }));
  expect(april.getByRole('link', { name: 'Repair café' })).toHaveAttribute('href', '/events/repair');
});

it('shows what was paid in place of the price', async () => {
  open(aSignUp({ event: anEvent({ pricePence: 3000 }), payment: aPayment({ status: 'SUCCEEDED' }) }));
  expect(await screen.findByText('Paid £24.50')).toBeVisible();
  expect(screen.queryByText('£30')).not.toBeInTheDocument();
});

it('has what is over beside what comes, and the open one in its address', async () => {
  const over = anEvent({ id: 'over', title: 'Repair café', hasEnded: true });
  const { user, router } = open(aSignUp({ event: anEvent() }), aSignUp({ id: 's2', event: over }));
  expect(await screen.findByRole('link', { name: 'Bread for beginners' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Coming up 1' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('link', { name: 'Repair café' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Past 1' }));
  expect(await screen.findByRole('link', { name: 'Repair café' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bread for beginners' })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?tab=past');
  await user.click(screen.getByRole('tab', { name: 'Coming up 1' }));
  expect(router.state.location.search).toBe('');
});

it('says that nothing is over yet', async () => {
  renderApp('/signedUpEvents?tab=past', { viewer: () => accountWith(maya, [], []) });
  expect(await screen.findByText('No event that you signed up to is over yet.')).toBeVisible();
});

it('loads more on demand', async () => {
  const many = Array.from({ length: 21 }, (_, index) =>
    aSignUp({ id: `s${index}`, event: anEvent({ id: `e${index}`, title: `Event ${index}` }) }),
  );
  const { user } = open(...many);
  await user.click(await screen.findByRole('button', { name: 'Show more events' }));
  expect(await screen.findByText('21 events shown')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Event 20' })).toHaveFocus());
});

it('says that there is none', async () => {
  open();
  expect(await screen.findByText('You havent signed up to any events yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse events' })).toHaveAttribute('href', '/events');
});

it('says that nothing is coming up where something was', async () => {
  open(aSignUp({ event: anEvent({ hasEnded: true }) }));
  expect(await screen.findByText('No event that you signed up to is coming up.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Past 1' })).toBeVisible();
  expect(screen.queryByText('You havent signed up to any events yet')).not.toBeInTheDocument();
});

it('says that it failed, and tries again', async () => {
  const signUps = vi.fn(() => pageOf([aSignUp({ event: anEvent() })])).mockImplementationOnce(connectionLost);
  const { user } = renderApp('/signedUpEvents', { viewer: () => ({ ...maya, signUps }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Bread for beginners' })).toBeVisible();
});

it('says that the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/signedUpEvents', {
    viewer: () => ({ ...maya, signUps: connectionLost, cancelledSignUps: connectionLost }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to get document because the client is offline.',
  );
});

it('asks a visitor to log in, and comes back', async () => {
  renderApp('/signedUpEvents');
  expect(await screen.findByText('You need to be logged in to view your events')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in or register' })).toHaveAttribute(
    'href',
    '/?next=%2FsignedUpEvents',
  );
});

it('has what was signed up to since, without a reload', async () => {
  const signUps: FakeSignUp[] = [];
  const { user, router } = renderApp('/signedUpEvents', {
    viewer: () => accountWith(maya, [], signUps),
    event: () => anEventWith([]),
    signUp: () => {
      const mine = aSignUp({ event: anEventWith([], { signUpCount: 1 }) });
      signUps.push(mine);
      return { signUp: mine };
    },
  });
  await screen.findByText('You havent signed up to any events yet');
  await router.navigate('/events/bread');
  await user.click(await screen.findByRole('button', { name: 'Sign up' }));
  await screen.findByText('You have signed up to this event');
  await router.navigate('/signedUpEvents');
  expect(await screen.findByRole('link', { name: 'Bread for beginners' })).toBeVisible();
});
