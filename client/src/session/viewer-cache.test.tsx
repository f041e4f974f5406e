import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountWith, anEvent, anEventWith, aSignUp, never } from '../testing/fake-api';
import { maya, noor } from '../testing/people';
import { holdTheClock, pass, renderApp } from '../testing/render-app';
import { failure } from '../testing/schema-link';

async function logIn() {
  const form = within(await screen.findByRole('form', { name: 'User login' }));
  fireEvent.change(form.getByLabelText('E-mail'), { target: { value: 'noor@example.org' } });
  fireEvent.change(form.getByLabelText('Password'), { target: { value: 'secret1' } });
  return form.getByRole('button', { name: 'Log in' });
}

it('shows the next person at the same screen nothing that was read for the last', async () => {
  let isNoorsTurn = false;
  const mine = aSignUp({ name: 'Maya O.', event: anEvent() });
  // After the change of persons no answer arrives any more: all that is shown would be from the cache.
  const { router, user } = renderApp('/signedUpEvents', {
    viewer: () => (isNoorsTurn ? never() : accountWith(maya, [], [mine])),
    event: () => (isNoorsTurn ? never() : anEventWith([mine], { viewerSignUp: mine })),
    events: (page) =>
      isNoorsTurn
        ? never()
        : { nodes: [anEvent()].slice(0, page.first), pageInfo: { hasNextPage: false, endCursor: null } },
    logIn: () => ({ account: noor, userErrors: [] }),
  });
  expect(await screen.findByText('Bread for beginners')).toBeVisible();
  await router.navigate('/events/bread');
  expect(await screen.findByText('Maya O., maya@example.org')).toBeVisible();

  holdTheClock();
  await user.click(screen.getByRole('button', { name: 'Profile' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await pass(3_000);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to the platform' })).toBeVisible();
  isNoorsTurn = true;
  await user.click(await logIn());

  await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
  await router.navigate('/events/bread');
  expect(await screen.findByText('Loading event...')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Maya/);
  await router.navigate('/signedUpEvents');
  expect(await screen.findByRole('heading', { level: 1, name: 'My Events' })).toBeVisible();
  expect(await screen.findByText('Loading events...')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Bread|Maya/);
  expect(document.body).toHaveTextContent('noor@example.org');
});

it('still follows the session after a change of persons', async () => {
  const { router, user } = renderApp('/', {
    logIn: () => ({ account: noor, userErrors: [] }),
    event: () => anEventWith([], { viewerSignUp: () => Promise.reject(failure('UNAUTHENTICATED')) }),
  });
  await user.click(await logIn());
  expect(await screen.findByRole('button', { name: 'Profile' })).toBeVisible();
  await router.navigate('/events/bread');
  expect(await screen.findByRole('link', { name: 'Log in or register' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Profile' })).not.toBeInTheDocument();
});
