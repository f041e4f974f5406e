import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { grain, maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const DAY = 86_400_000;
const SECRET = `trn_${'4kQ8vZr1'.repeat(6)}x`;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const noticeboard = {
  id: 'noticeboard',
  name: 'Library noticeboard',
  prefix: 'trn_9f2c',
  scopes: ['ACCOUNT_READ' as const],
  lastUsedAt: null,
  expiresAt: null,
};
const poster = {
  ...noticeboard,
  id: 'poster',
  name: 'Old poster script',
  scopes: ['EVENTS_WRITE' as const, 'ACCOUNT_READ' as const],
  lastUsedAt: '2026-03-04T09:41:00.000Z',
  expiresAt: inDays(2.5),
};

function open(viewer: typeof maya = maya, tokens: object[] = [], some: Partial<FakeApi> = {}) {
  const accessTokens = () => tokens;
  return renderApp('/access-tokens', {
    viewer: () => ({ ...viewer, accessTokens }),
    ...some,
  } as Partial<FakeApi>);
}

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText('Name'), 'Parish newsletter');
  await user.click(screen.getByLabelText(/^Read sign-ups/));
}

it('lists the tokens in words, with their last use and end', async () => {
  open(grain, [noticeboard, poster]);
  expect(await screen.findByRole('heading', { name: 'Your tokens · 2' })).toBeVisible();
  const [first, second] = screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('trn_'));
  expect(first).toHaveTextContent('Library noticeboardtrn_9f2c…Read your account');
  expect(first).toHaveTextContent('Last usedNeverEndsNever');
  expect(second).toHaveTextContent('Read your account, change events');
  expect(second).toHaveTextContent(/Last used4 March.*Ends in 3 days/);
  await waitFor(() => expect(document.title).toBe('Access tokens · Turnout'));
});

it('marks one that works no more', async () => {
  open(maya, [{ ...noticeboard, expiresAt: inDays(-1) }]);
  expect(await screen.findByText('Has ended')).toBeVisible();
});

it('is in the menu of everybody', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Profile' }));
  expect(screen.getByRole('link', { name: 'Access tokens' })).toHaveAttribute('href', '/access-tokens');
});

it('S22: shows a new secret once, and copies it', async () => {
  const tokens: object[] = [];
  const createAccessToken = vi.fn(({ input }) => {
    tokens.push({ ...noticeboard, id: 'new', name: input.name });
    return { accessToken: { id: 'new', name: input.name }, secret: SECRET };
  });
  const { user, client, router } = open(maya, tokens, { createAccessToken } as Partial<FakeApi>);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  const secret = within(await screen.findByRole('region', { name: /^“Parish newsletter” is ready/ }));
  expect(secret.getByLabelText('Access token')).toHaveValue(SECRET);
  await waitFor(() => expect(secret.getByRole('button', { name: 'Copy' })).toHaveFocus());
  await user.click(secret.getByRole('button', { name: 'Copy' }));
  expect(await secret.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(secret.getByText('Token copied')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  expect(await screen.findByRole('button', { name: 'Revoke Parish newsletter' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('');

  expect(JSON.stringify(client.cache.extract())).not.toContain(SECRET);
  await router.navigate('/account');
  await screen.findByRole('heading', { name: 'Your account' });
  await router.navigate('/access-tokens');
  expect(await screen.findByRole('button', { name: 'Revoke Parish newsletter' })).toBeVisible();
  expect(screen.queryByLabelText('Access token')).not.toBeInTheDocument();
});

it('sends name, scopes and an end in 90 days unless another is chosen', async () => {
  const sent: { expiresAt: string | null }[] = [];
  const createAccessToken = ({ input }: { input: { expiresAt: string | null } }) => {
    sent.push(input);
    return { accessToken: noticeboard, secret: SECRET };
  };
  const { user } = open(maya, [], { createAccessToken } as Partial<FakeApi>);
  await fillIn(user);
  await user.click(screen.getByLabelText(/^Sign up/));
  await user.click(screen.getByLabelText(/^Read sign-ups/));
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  await screen.findByLabelText('Access token');
  await fillIn(user);
  await user.selectOptions(screen.getByLabelText('Ends'), 'Never, until you revoke it');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const [first, second] = sent;
  expect(first).toMatchObject({ name: 'Parish newsletter', scopes: ['SIGN_UPS_WRITE'] });
  expect(Date.parse(first?.expiresAt ?? '') - Date.now()).toBeGreaterThan(89.9 * DAY);
  expect(Date.parse(first?.expiresAt ?? '') - Date.now()).toBeLessThanOrEqual(90 * DAY);
  expect(second).toMatchObject({ scopes: ['SIGN_UPS_READ'], expiresAt: null });
});

it('offers only staff to change events', async () => {
  open();
  await screen.findByLabelText('Name');
  expect(screen.queryByLabelText(/EVENTS_WRITE/)).not.toBeInTheDocument();
});

it.each([
  [true, 'Create, edit, cancel and delete your own events. People who signed up get the usual mails.'],
  [false, 'Create, edit, cancel and delete your own events.'],
])('O9: speaks of mails where mails are sent (%s)', async (mailEnabled, sentence) => {
  open(grain, [], { settings: () => ({ mailEnabled }) });
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('asks for a name and a scope without asking the server', async () => {
  const createAccessToken = vi.fn();
  const { user } = open(maya, [], { createAccessToken } as Partial<FakeApi>);
  await user.click(await screen.findByRole('button', { name: 'Create token' }));
  expect(screen.getByText('name is required')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await user.type(screen.getByLabelText('Name'), 'x');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(screen.getByText('Choose what the token may do')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Read your account/)).toHaveFocus());
  expect(createAccessToken).not.toHaveBeenCalled();
});

it.each([
  [
    'You have 50 tokens already.',
    () => userErrorsOf({ code: 'TOO_MANY', message: 'You have 50 tokens already.' }),
  ],
  ['Network error. Please check your internet connection', connectionLost],
])('says: %s, and loses nothing that was typed', async (sentence, createAccessToken) => {
  const { user } = open(maya, [], { createAccessToken } as Partial<FakeApi>);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Parish newsletter');
  expect(screen.getByLabelText(/^Read sign-ups/)).toBeChecked();
});
