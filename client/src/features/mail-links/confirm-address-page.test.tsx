import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, never, userErrorsOf } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const BAD_LINK = 'This link is not valid any more. Please ask for a new one';
const ALREADY = 'You have already signed up to this event';

function open(some: Partial<FakeApi> = {}, at = '/confirm-address#secret_-1') {
  const app = renderApp(at, some);
  return {
    ...app,
    confirm: async () => app.user.click(await screen.findByRole('button', { name: 'Confirm' })),
  };
}

it('S32: confirms nothing before the button is pressed, and takes the token out of the address', async () => {
  const confirmContact = vi.fn<FakeApi['confirmContact']>();
  const { router } = open({ confirmContact });
  expect(await screen.findByRole('heading', { level: 1, name: 'Is this your address?' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeEnabled();
  expect(router.state.location).toMatchObject({ pathname: '/confirm-address', hash: '' });
  expect(confirmContact).not.toHaveBeenCalled();
});

it.each([null, maya])('S32: confirms with any session or none, and names the event (%o)', async (viewer) => {
  const confirmContact = vi.fn<FakeApi['confirmContact']>(() => ({
    event: { id: 'bread', title: 'Bread for beginners' },
  }));
  const { confirm } = open({ viewer: () => viewer, confirmContact });
  await confirm();
  expect(
    await screen.findByText('Thank you. Mails about Bread for beginners now go to this address.'),
  ).toBeVisible();
  expect(confirmContact.mock.calls[0]?.[0].input).toEqual({ token: 'secret_-1' });
  expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', '/events/bread');
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

it('says that it is confirming', async () => {
  const { confirm } = open({ confirmContact: never });
  await confirm();
  expect(screen.getByRole('button', { name: 'Confirming...' })).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  ['with a spent link', '/confirm-address#spent'],
  ['without a token', '/confirm-address'],
])('says that the link is not valid any more: %s', async (_what, at) => {
  const confirmContact = () => userErrorsOf({ code: 'INVALID_OR_EXPIRED_LINK', message: BAD_LINK });
  const { confirm } = open({ confirmContact }, at);
  if (at.includes('#')) await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent(BAD_LINK);
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

it.each([
  [ALREADY, () => userErrorsOf({ code: 'ALREADY_SIGNED_UP', message: ALREADY })],
  ['Network error. Please check your internet connection', connectionLost],
  ['Something went wrong', () => Promise.reject(failure('INTERNAL_SERVER_ERROR'))],
  ['Something went wrong', () => ({})],
])('stays and says why it was not done: %s', async (sentence, confirmContact) => {
  const { confirm } = open({ confirmContact });
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus());
});
