import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catchReload } from '../../testing/catch-navigation';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { grain, maya } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const DELETED = 'Account has been deleted. Redirecting to login page...';
const FAILED = 'Failed to delete account. Please try again';

async function openDialog(viewer: typeof maya, some: Partial<FakeApi> = {}) {
  const app = renderApp('/events', { viewer: () => viewer, ...some });
  await app.user.click(await screen.findByRole('button', { name: 'Profile' }));
  await app.user.click(screen.getByRole('button', { name: 'Delete Account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }));
  const press = () => app.user.click(dialog.getByRole('button', { name: 'Delete account' }));
  return {
    ...app,
    dialog,
    press,
    confirm: async () => {
      await app.user.type(dialog.getByLabelText('Password'), 'secret1');
      await press();
    },
  };
}

it.each([
  [maya, 'It is the account of Maya Okafor, maya@example.org.', 'Your sign-ups go with it.'],
  [
    grain,
    'It is the account of Northern Grain, g@turnout.example.',
    'Your events go with it, and the people who signed up to them get a mail.',
  ],
])(
  'S34: asks first, naming the account, and does not delete it on Cancel (%o)',
  async (viewer, whose, whatGoes) => {
    const deleteAccount = vi.fn<FakeApi['deleteAccount']>();
    const { dialog, user } = await openDialog(viewer, { deleteAccount });
    expect(
      dialog.getByText('Are you sure you want to delete your account? This cannot be undone.'),
    ).toBeVisible();
    for (const sentence of [whose, whatGoes]) expect(dialog.getByText(sentence)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(deleteAccount).not.toHaveBeenCalled();
  },
);

it.each([maya, grain])('deletes, signs out, says so, and goes to / after 3 seconds (%o)', async (viewer) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { dialog, user, press, router } = await openDialog(viewer, {
    deleteAccount: async () => {
      await promise;
      return { deletedAccountId: viewer.id };
    },
  });
  await user.type(dialog.getByLabelText('Password'), 'secret1');
  holdTheClock();
  await press();
  expect(dialog.getByRole('button', { name: 'Deleting account...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  resolve();
  expect(await screen.findByText(DELETED)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await pass(2_999);
  expect(router.state.location.pathname).toBe('/events');
  await pass(1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to the platform' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Profile' })).not.toBeInTheDocument();
  await pass(1_000);
  expect(router.state.location.pathname).toBe('/');
});

it('stays on a page that is opened before, which is loaded anew as nobody’s', async () => {
  const reload = catchReload();
  const { dialog, user, press, router } = await openDialog(maya);
  await user.type(dialog.getByLabelText('Password'), 'secret1');
  holdTheClock();
  await press();
  await screen.findByText(DELETED);
  await router.navigate('/events/bread');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await pass(5_000);
  expect(router.state.location.pathname).toBe('/events/bread');
});

it.each([
  [FAILED, connectionLost],
  [FAILED, () => Promise.reject(failure('INTERNAL_SERVER_ERROR'))],
  ['Not today', () => userErrorsOf({ message: 'Not today' })],
])('changes nothing when it fails, and says: %s', async (sentence, deleteAccount) => {
  const { dialog, confirm, router, user } = await openDialog(maya, { deleteAccount });
  await confirm();
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(dialog.getByRole('button', { name: 'Delete account' })).toBeEnabled();
  await user.click(dialog.getByRole('button', { name: 'Keep account' }));
  expect(router.state.location.pathname).toBe('/events');
  expect(screen.getByRole('button', { name: 'Profile' })).toBeVisible();
});

it('S36: asks for the password of the account and sends it', async () => {
  const deleteAccount = vi.fn<FakeApi['deleteAccount']>(({ password }) =>
    password === 'secret1'
      ? { deletedAccountId: maya.id }
      : userErrorsOf({ code: 'INVALID_CREDENTIAL', field: 'password', message: 'Incorrect' }),
  );
  const { dialog, press, user } = await openDialog(maya, { deleteAccount });
  const password = dialog.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await press();
  expect(await dialog.findByRole('alert')).toHaveTextContent('password is required');
  expect(deleteAccount).not.toHaveBeenCalled();
  await user.type(password, 'wrong');
  await press();
  expect(await dialog.findByText('Incorrect')).toBeVisible();
  await waitFor(() => expect(password).toHaveFocus());
  await user.clear(password);
  await user.type(password, 'secret1{Enter}');
  expect(await screen.findByText(DELETED)).toBeVisible();
});

it('S36: has nothing of an earlier attempt when it is opened again', async () => {
  const { dialog, confirm, user } = await openDialog(maya, { deleteAccount: connectionLost });
  await confirm();
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Keep account' }));
  await user.click(screen.getByRole('button', { name: 'Profile' }));
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  const again = within(await screen.findByRole('dialog', { name: 'Delete Account' }));
  expect(again.getByLabelText('Password')).toHaveValue('');
  expect(again.queryByRole('alert')).not.toBeInTheDocument();
});
