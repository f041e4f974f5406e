import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const SENT = 'If there is an account with this address, we have sent it a link.';

async function open(some: Partial<FakeApi> = {}) {
  const app = renderApp('/forgot-password', some);
  const email = await screen.findByLabelText('E-mail');
  async function send(address: string) {
    if (address) await app.user.type(email, address);
    await app.user.click(screen.getByRole('button', { name: 'Send link' }));
  }
  return { ...app, email, send };
}

it('is where both login forms lead', async () => {
  const { user } = renderApp('/');
  const links = await screen.findAllByRole('link', { name: 'Forgot password?' });
  expect(links.map((link) => link.closest('form')?.getAttribute('aria-label'))).toEqual([
    'User login',
    'Staff login',
  ]);
  await user.click(links[1] as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('E-mail')).toBeRequired();
});

it('has a link sent, and says the same whatever the address', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const requestPasswordReset = vi.fn<FakeApi['requestPasswordReset']>(() => promise);
  const { send } = await open({ requestPasswordReset });
  await send(' maya@example.org ');
  expect(screen.getByRole('button', { name: 'Sending link...' })).toHaveAttribute('aria-disabled', 'true');
  resolve({});
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(requestPasswordReset.mock.calls[0]?.[0].input).toEqual({ email: 'maya@example.org' });
  expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
});

it('refuses what is no address by itself', async () => {
  const requestPasswordReset = vi.fn<FakeApi['requestPasswordReset']>();
  const { send, email, user } = await open({ requestPasswordReset });
  await send('');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address');
  await user.type(email, 'm');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(requestPasswordReset).not.toHaveBeenCalled();
});

it.each([
  [
    'email is too long',
    () => userErrorsOf({ code: 'TOO_LONG', field: 'email', message: 'email is too long' }),
  ],
  ['Network error. Please check your internet connection', connectionLost],
  ['Something went wrong. Please try again', () => Promise.reject(failure('INTERNAL_SERVER_ERROR'))],
  [
    'Too many attempts. Please try again in 2 minutes.',
    () => Promise.reject(failure('RATE_LIMITED', { retryAfterSeconds: 90 })),
  ],
])('keeps the address and says: %s', async (sentence, requestPasswordReset) => {
  const { send, email } = await open({ requestPasswordReset });
  await send('maya@example.org');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(email).toHaveValue('maya@example.org');
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
});

it('O9: asks for no address where no mail is sent', async () => {
  renderApp('/forgot-password', { settings: () => ({ mailEnabled: false }) });
  expect(await screen.findByText('No mail is sent from here at the moment.')).toBeVisible();
  expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
});
