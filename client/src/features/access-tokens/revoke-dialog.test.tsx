import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const token = (id: string) => ({
  id,
  name: `Script ${id}`,
  prefix: 'trn_9f2c',
  scopes: ['ACCOUNT_READ' as const],
  lastUsedAt: null,
  expiresAt: null,
});

async function ask(revokeAccessToken: unknown) {
  const viewer = () => ({ ...maya, accessTokens: [token('1'), token('2')] });
  const app = renderApp('/access-tokens', { viewer, revokeAccessToken } as Partial<FakeApi>);
  await app.user.click(await screen.findByRole('button', { name: 'Revoke Script 1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Revoke “Script 1”?' }));
  return { ...app, dialog };
}

it.each([
  [
    'revokes a token after a question',
    ({ input }: { input: { id: string } }) => ({ revokedAccessTokenId: input.id }),
  ],
  [
    'takes a token that is revoked already from the list',
    () => userErrorsOf({ code: 'ACCESS_TOKEN_NOT_FOUND', message: 'This token was revoked already' }),
  ],
])('S22: %s', async (_what, answer) => {
  const revoke = vi.fn(answer);
  const { user, dialog } = await ask(revoke);
  expect(revoke).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Revoke token' }));
  expect(await screen.findByText(/^“Script 1” is revoked\./)).toBeVisible();
  expect(revoke.mock.calls[0]?.[0]).toEqual({ input: { id: '1' } });
  expect(screen.queryByRole('button', { name: 'Revoke Script 1' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your tokens · 1' })).toHaveFocus());
});

it('leaves it when the person changes their mind', async () => {
  const revoke = vi.fn();
  const { user, dialog } = await ask(revoke);
  await user.click(dialog.getByRole('button', { name: 'Leave it' }));
  expect(revoke).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Revoke Script 1' })).toBeVisible();
});

it('says in the dialog that it failed', async () => {
  const { user, dialog } = await ask(connectionLost);
  await user.click(dialog.getByRole('button', { name: 'Revoke token' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Network error.');
  expect(screen.getByText('Script 1')).toBeVisible();
});

it('asks a visitor to log in, and comes back', async () => {
  renderApp('/access-tokens');
  const link = await screen.findByRole('link', { name: 'Log in or register' });
  expect(link).toHaveAttribute('href', '/?next=%2Faccess-tokens');
});

it('says that there is none yet', async () => {
  renderApp('/access-tokens', { viewer: () => ({ ...maya, accessTokens: [] }) });
  expect(await screen.findByText(/^No program acts for you yet\./)).toBeVisible();
});

it('says that the tokens could not be loaded, and tries again', async () => {
  let isDown = true;
  const accessTokens = () => (isDown ? connectionLost() : [token('1')]);
  const { user } = renderApp('/access-tokens', { viewer: () => ({ ...maya, accessTokens }) });
  expect(await screen.findByText('Your access tokens could not be loaded. Please try again')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Revoke Script 1' })).toBeVisible();
});
