import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { grain, noor } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { publishGoogleSignIn } from '../welcome/google-sign-in-channel';

const DELETED = 'Account has been deleted. Redirecting to login page...';
const AGAIN =
  'You logged in more than ten minutes ago. Please log in with Google again, and then delete the account.';
const MESSAGE = 'Please log in again first';

/** An account without a password; its session is old until `signIn`. */
async function openDialog({ googleSignInEnabled = true, isOld = true, comesBack = noor } = {}) {
  vi.spyOn(window, 'open').mockReturnValue({ closed: false } as Window);
  const now = { isOld, viewer: noor };
  const deleteAccount = vi.fn<FakeApi['deleteAccount']>(() =>
    now.isOld
      ? userErrorsOf({ code: 'SIGN_IN_AGAIN', field: null, message: MESSAGE })
      : { deletedAccountId: noor.id },
  );
  const app = renderApp('/events', {
    viewer: () => now.viewer,
    settings: () => ({ googleSignInEnabled }),
    deleteAccount,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Profile' }));
  await app.user.click(screen.getByRole('button', { name: 'Delete Account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }));
  return {
    ...app,
    dialog,
    deleteAccount,
    confirm: () => app.user.click(dialog.getByRole('button', { name: 'Delete account' })),
    signIn: async () => {
      await app.user.click(await dialog.findByRole('button', { name: 'Login with Google' }));
      Object.assign(now, { isOld: false, viewer: comesBack });
      await act(async () => publishGoogleSignIn({ error: null }));
    },
  };
}

it('S36: asks for no password that there is not, and deletes after a recent sign-in', async () => {
  const { dialog, confirm, deleteAccount } = await openDialog({ isOld: false });
  expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
  await confirm();
  expect(await screen.findByText(DELETED)).toBeVisible();
  expect(deleteAccount.mock.calls[0]?.[0]).toEqual({ password: null });
});

it('S36: has the person sign in with Google again, on the same page, and then deletes', async () => {
  const { dialog, confirm, signIn, router } = await openDialog();
  await confirm();
  expect(await dialog.findByRole('alert')).toHaveTextContent(AGAIN);
  await signIn();
  expect(await dialog.findByText('You are logged in again. You can delete the account now.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/events');
  await confirm();
  expect(await screen.findByText(DELETED)).toBeVisible();
});

it('S36: deletes no other account where another person comes back from Google', async () => {
  const { confirm, signIn, router, deleteAccount } = await openDialog({ comesBack: grain });
  await confirm();
  await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff-dashboard'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(deleteAccount).toHaveBeenCalledOnce();
});

it('S36: says what the server says where signing in with Google is off by now', async () => {
  const { dialog, confirm } = await openDialog({ googleSignInEnabled: false });
  await confirm();
  expect(await dialog.findByRole('alert')).toHaveTextContent(MESSAGE);
  expect(dialog.queryByRole('button', { name: 'Login with Google' })).not.toBeInTheDocument();
});
