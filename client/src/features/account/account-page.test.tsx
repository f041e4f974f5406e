import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { connectedNoor, grain, maya, noor } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const laptop = { id: 'laptop', isCurrent: true, device: 'Firefox on Linux' };
const phone = { id: 'phone', isCurrent: false, device: 'Safari on iPhone' };
const unknown = { id: 'unknown', isCurrent: false, device: null };

async function open(viewer: typeof maya = maya, some: Partial<FakeApi> = {}) {
  const account = { emailVerifiedAt: '2026-03-04T12:00:00.000Z', sessions: [phone, laptop, unknown] };
  const app = renderApp('/account', { viewer: () => ({ ...account, ...viewer }), ...some });
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  return { ...app, section };
}

it('says whose account it is, and that the address is verified', async () => {
  const { section } = await open(grain);
  expect(await screen.findByText('Northern Grain · g@turnout.example · staff')).toBeVisible();
  const names = await section('Name and e-mail');
  expect(names.getByLabelText('Name')).toHaveValue('Northern Grain');
  expect(names.getByLabelText('E-mail')).toHaveAttribute('readonly');
  expect(names.getByText('Verified on 4 March 2026')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Your account · Turnout'));
});

it('saves another name, tells the other tabs, and shows it everywhere', async () => {
  const heard = vi.fn();
  new BroadcastChannel('viewer').onmessage = ({ data }) => heard(data);
  const updateAccount = vi.fn(({ input }) => ({ account: { ...maya, name: input.name } }));
  const { user, section } = await open(maya, { updateAccount });
  const names = await section('Name and e-mail');
  await user.clear(names.getByLabelText('Name'));
  await user.click(names.getByRole('button', { name: 'Save' }));
  expect(names.getByLabelText('Name')).toBeInvalid();
  await waitFor(() => expect(names.getByLabelText('Name')).toHaveFocus());
  await user.type(names.getByLabelText('Name'), 'Maya O.');
  await user.click(names.getByRole('button', { name: 'Save' }));
  expect(await names.findByText('Your name is saved.')).toBeVisible();
  expect(screen.getByText('Maya O. · maya@example.org')).toBeVisible();
  expect(updateAccount.mock.calls[0]?.[0].input).toEqual({ name: 'Maya O.' });
  expect(heard).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ viewerId: maya.id, hasChanged: true }),
  );
});

it('saves another choice of the people who see the name', async () => {
  const updateAccount = vi.fn<FakeApi['updateAccount']>(({ input }) => ({
    account: { ...maya, defaultNameShown: input.defaultNameShown ?? null },
  }));
  const { user, section } = await open(maya, { updateAccount });
  const names = await section('Name and e-mail');
  await user.click(names.getByRole('button', { name: 'Change', description: /^Who sees your name/ }));
  await user.click(names.getByRole('radio', { name: /^Only the team/ }));
  await user.click(names.getByRole('button', { name: 'Save' }));
  expect(await names.findByText('Your name is saved.')).toBeVisible();
  expect(updateAccount.mock.calls[0]?.[0].input).toEqual({ name: maya.name, defaultNameShown: 'TEAM' });
});

it('asks for the name where it is only the part of the address before the @', async () => {
  const { section } = await open({ ...maya, name: 'maya', nameConfirmed: false });
  const names = await section('Name and e-mail');
  expect(names.getByLabelText('Name')).toHaveAccessibleDescription(/^What are you called\?/);
  cleanup();
  const again = await open();
  expect((await again.section('Name and e-mail')).getByLabelText('Name')).not.toHaveAccessibleDescription();
});

it('follows a name that another tab has changed, without losing what is typed here', async () => {
  let name = maya.name;
  const { user, section } = await open(maya, {
    viewer: () => ({ ...maya, name, sessions: [laptop] }),
  });
  const password = await section('Password');
  await user.type(password.getByLabelText('New password'), 'half of');
  name = 'Maya O.';
  new BroadcastChannel('viewer').postMessage({ tab: 'another', viewerId: maya.id, hasChanged: true });
  expect(await screen.findByText('Maya O. · maya@example.org')).toBeVisible();
  expect(password.getByLabelText('New password')).toHaveValue('half of');
});

it('changes the password, and shows where one is signed in since', async () => {
  const changePassword = vi.fn(() => ({ account: { ...maya, sessions: [laptop] } }));
  const { user, section } = await open(maya, { changePassword });
  const password = await section('Password');
  await user.type(password.getByLabelText('Current password'), 'old secret');
  await user.type(password.getByLabelText('New password'), 'new secret');
  await user.click(password.getByRole('button', { name: 'Change password' }));
  expect(await password.findByText(/^Your password is changed\./)).toBeVisible();
  expect(password.getByLabelText('New password')).toHaveValue('');
  expect(changePassword).toHaveBeenCalledExactlyOnceWith(
    { input: { currentPassword: 'old secret', newPassword: 'new secret' } },
    undefined,
    expect.anything(),
  );
  const places = await section('Where you are signed in');
  expect(places.getAllByRole('listitem')).toHaveLength(1);
});

it.each([
  ['', '', 'Current password', 'password is required'],
  ['old secret', '12345', 'New password', 'Password must be atleast 6 characters'],
])('refuses %j and %j without asking the server', async (current, next, field, message) => {
  const changePassword = vi.fn();
  const { user, section } = await open(maya, { changePassword });
  const password = await section('Password');
  if (current) await user.type(password.getByLabelText('Current password'), current);
  if (next) await user.type(password.getByLabelText('New password'), next);
  await user.click(password.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(password.getByLabelText(field)).toHaveFocus());
  expect(password.getByText(message)).toBeVisible();
  expect(changePassword).not.toHaveBeenCalled();
});

it.each([
  [
    'This is not your password now',
    () =>
      userErrorsOf({
        code: 'WRONG_PASSWORD',
        field: 'currentPassword',
        message: 'This is not your password now',
      }),
  ],
  [
    'Too many attempts. Please try again in 2 minutes.',
    () => Promise.reject(failure('RATE_LIMITED', { retryAfterSeconds: 120 })),
  ],
  ['Network error. Please check your internet connection', connectionLost],
])('says: %s, and keeps what was typed', async (sentence, changePassword) => {
  const { user, section } = await open(maya, { changePassword });
  const password = await section('Password');
  await user.type(password.getByLabelText('Current password'), 'old secret');
  await user.type(password.getByLabelText('New password'), 'new secret');
  await user.click(password.getByRole('button', { name: 'Change password' }));
  expect(await password.findByText(sentence)).toBeVisible();
  expect(password.getByLabelText('New password')).toHaveValue('new secret');
});

it('S36: asks an account without a password to log in again before it gets one', async () => {
  const changePassword = () => userErrorsOf({ code: 'SIGN_IN_AGAIN', message: 'Please log in again first' });
  const settings = () => ({ googleSignInEnabled: true });
  const { user, section } = await open(noor, { changePassword, settings });
  const password = await section('Password');
  expect(password.queryByLabelText('Current password')).not.toBeInTheDocument();
  await user.type(password.getByLabelText('New password'), 'new secret');
  await user.click(password.getByRole('button', { name: 'Set password' }));
  expect(await password.findByRole('button', { name: 'Login with Google' })).toBeVisible();
});

it('lists where one is signed in, this browser first', async () => {
  const { section } = await open();
  const places = await section('Where you are signed in');
  const rows = places.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toBe('Firefox on LinuxThis onenow');
  expect(rows[1]).toMatch(/^Safari on iPhone/);
  expect(rows[2]).toMatch(/^A browser that we don’t know/);
  expect(places.getByText(/^3 places\./)).toBeVisible();
  expect(places.getAllByRole('button', { name: /^Sign out of/ })).toHaveLength(2);
});

it('signs out in one place, and elsewhere at once', async () => {
  const { user, section } = await open(maya, {
    endSession: ({ input }) => ({
      account: { ...maya, sessions: [laptop, phone, unknown].filter(({ id }) => id !== input.id) },
    }),
    endOtherSessions: () => ({ account: { ...maya, sessions: [laptop] } }),
  });
  const places = await section('Where you are signed in');
  await user.click(places.getByRole('button', { name: /^Sign out of Safari on iPhone/ }));
  expect(await places.findByText('You are signed out there.')).toBeVisible();
  expect(places.getAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => expect(places.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus());
  await user.click(places.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await places.findByText('You are signed out everywhere else.')).toBeVisible();
  expect(places.getAllByRole('listitem')).toHaveLength(1);
  expect(places.queryByRole('button')).not.toBeInTheDocument();
});

const programs = {
  accessTokens: [{ id: 'door', name: 'Door list' }],
  webhooks: [{ id: 'crm', url: 'https://crm.example/hooks/1' }],
};

it('S45: names the programs with access to the account, and ends it all at once', async () => {
  const endProgramAccess = vi.fn(() => ({ account: { ...grain, accessTokens: [] } }));
  const { user, section } = await open({ ...grain, ...programs }, { endProgramAccess });
  const shown = await section('Programs');
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Access tokens · 1Door listAccess tokens',
    'Webhooks · 1crm.exampleWebhooks',
  ]);
  await user.click(shown.getByRole('button', { name: 'End the access of all programs' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End the access of all programs?' }));
  await user.click(dialog.getByRole('button', { name: 'End access' }));
  expect(await shown.findByText('No program has access to your account any more.')).toBeVisible();
  expect(endProgramAccess).toHaveBeenCalledOnce();
  expect(shown.getAllByText('None')).toHaveLength(2);
  expect(shown.queryByRole('button', { name: 'End the access of all programs' })).not.toBeInTheDocument();
  await waitFor(() => expect(shown.getByRole('heading', { name: 'Programs' })).toHaveFocus());
});

it('S45: says why the access of programs did not end', async () => {
  const { user, section } = await open({ ...maya, ...programs }, { endProgramAccess: connectionLost });
  const shown = await section('Programs');
  expect(shown.queryByText(/Webhooks/)).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'End the access of all programs' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End the access of all programs?' }));
  await user.click(dialog.getByRole('button', { name: 'End access' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Network error.');
});

it('shows the account of staff who may have no webhooks yet', async () => {
  const forbidden = () => failure('FORBIDDEN');
  const { section } = await open({ ...grain, webhooks: forbidden } as never);
  expect((await section('Where you are signed in')).getAllByRole('listitem')).toHaveLength(3);
});

it('says that signing out elsewhere failed', async () => {
  const { user, section } = await open(maya, { endOtherSessions: connectionLost });
  const places = await section('Where you are signed in');
  await user.click(places.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await places.findByRole('alert')).toHaveTextContent('Network error.');
  expect(places.getAllByRole('listitem')).toHaveLength(3);
});

it('disconnects the calendar of those who log in with Google', async () => {
  const { user, section } = await open(connectedNoor);
  const calendar = await section('Google Calendar');
  expect(calendar.getByText('Connected')).toBeVisible();
  await user.click(calendar.getByRole('button', { name: 'Disconnect' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Disconnect Google Calendar' }));
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await calendar.findByText('Not connected')).toBeVisible();
});

it('has no calendar for others', async () => {
  const { section } = await open();
  await section('Password');
  expect(screen.queryByRole('region', { name: 'Google Calendar' })).not.toBeInTheDocument();
});

it('opens the dialog that deletes the account', async () => {
  const { user, section } = await open();
  await user.click((await section('Delete your account')).getByRole('button', { name: 'Delete account' }));
  const dialogs = screen.getAllByRole('dialog', { name: 'Delete Account' });
  expect(dialogs.filter((dialog) => (dialog as HTMLDialogElement).open)).toHaveLength(1);
});

it('asks a visitor to log in, and comes back', async () => {
  renderApp('/account');
  expect(await screen.findByRole('link', { name: 'Log in or register' })).toHaveAttribute(
    'href',
    '/?next=%2Faccount',
  );
});

it('says that it could not be loaded, and tries again', async () => {
  let isDown = true;
  const sessions = () => (isDown ? connectionLost() : [laptop]);
  const { user } = renderApp('/account', { viewer: () => ({ ...maya, sessions }) });
  expect(await screen.findByText('Your account could not be loaded. Please try again')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Password' })).toBeVisible());
});
