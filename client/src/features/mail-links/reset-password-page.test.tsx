import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { grain, maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const BAD_LINK = 'This link is not valid any more. Please ask for a new one';

async function open(some: Partial<FakeApi> = {}) {
  const app = renderApp('/reset-password#secret_-1', some);
  const password = await screen.findByLabelText('New password');
  async function send(text: string) {
    await app.user.type(password, text);
    await app.user.click(screen.getByRole('button', { name: 'Set password' }));
  }
  return { ...app, password, send };
}

it('takes the token out of the address', async () => {
  const { router, password } = await open();
  expect(router.state.location).toMatchObject({ pathname: '/reset-password', hash: '', search: '' });
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
});

it.each([
  [maya, '/events'],
  [grain, '/staff-dashboard'],
])('sets the password and goes on, signed in (%o)', async (account, home) => {
  const resetPassword = vi.fn<FakeApi['resetPassword']>(() => ({ account }));
  const { send, router } = await open({ resetPassword });
  await send('new horse');
  await waitFor(() => expect(router.state.location.pathname).toBe(home));
  expect(resetPassword.mock.calls[0]?.[0].input).toEqual({ token: 'secret_-1', password: 'new horse' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Profile' })).toBeVisible());
});

it('says that it is busy', async () => {
  const { send } = await open({ resetPassword: () => new Promise(() => {}) });
  await send('new horse');
  expect(screen.getByRole('button', { name: 'Setting password...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('refuses a short password by itself', async () => {
  const resetPassword = vi.fn<FakeApi['resetPassword']>();
  const { send } = await open({ resetPassword });
  await send('12345');
  expect(await screen.findByRole('alert')).toHaveTextContent('Password must be atleast 6 characters');
  expect(resetPassword).not.toHaveBeenCalled();
});

it('shows the way to a new link when this one is spent or old', async () => {
  const { send } = await open({
    resetPassword: () => userErrorsOf({ code: 'INVALID_OR_EXPIRED_LINK', message: BAD_LINK }),
  });
  await send('new horse');
  expect(await screen.findByRole('alert')).toHaveTextContent(BAD_LINK);
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

it('shows it as well to a person without a token', async () => {
  renderApp('/reset-password');
  expect(await screen.findByRole('alert')).toHaveTextContent(BAD_LINK);
});

it.each([
  ['Network error. Please check your internet connection', connectionLost],
  [
    'password is too long',
    () => userErrorsOf({ code: 'TOO_LONG', field: 'password', message: 'password is too long' }),
  ],
])('stays in the form and says: %s', async (sentence, resetPassword) => {
  const { send, password } = await open({ resetPassword });
  await send('new horse');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(password).toHaveValue('new horse');
});
