import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, never } from '../../testing/fake-api';
import { grain, noor } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';
import { publishGoogleSignIn } from './google-sign-in-channel';

const FAILED = 'error signing in via google';
const CLOSED = `${FAILED} Google’s window was closed before you were signed in.`;

async function openWelcome(some: Partial<FakeApi> = {}, at = '/') {
  const googleWindow = { closed: false };
  const open = vi.spyOn(window, 'open').mockReturnValue(googleWindow as Window);
  const app = renderApp(at, { settings: () => ({ googleSignInEnabled: true }), ...some });
  const button = await screen.findByRole('button', { name: 'Login with Google' });
  const press = () => app.user.click(button);
  return { ...app, open, googleWindow, button, press };
}

async function hear(error: string | null): Promise<void> {
  await act(async () => publishGoogleSignIn({ error }));
}

/** The session is there once Google's window has come to its end. */
function sessionOf(viewer: typeof noor) {
  let isSignedIn = false;
  return {
    viewer: () => (isSignedIn ? viewer : null),
    signIn: async () => {
      isSignedIn = true;
      await hear(null);
    },
  };
}

it('has Google’s mark in its own four colours, whatever the scheme', async () => {
  const { button } = await openWelcome();
  const colours = [...button.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
  expect(colours).toEqual(['#4285F4', '#34A853', '#FBBC05', '#EA4335']);
});

it('opens the server’s own address in a window, and waits', async () => {
  const { press, open, button } = await openWelcome();
  await press();
  expect(open).toHaveBeenCalledExactlyOnceWith('/auth/google/start', '_blank', expect.any(String));
  expect(button).toHaveTextContent('Logging in with Google...');
  for (const one of within(screen.getByRole('main')).getAllByRole('button'))
    expect(one).toHaveAttribute('aria-disabled', 'true');
  await press();
  expect(open).toHaveBeenCalledOnce();
});

it.each([
  [noor, '/', '/events'],
  [grain, '/', '/staff-dashboard'],
  [noor, '/?next=%2Fevents%2Fbread', '/events/bread'],
  [noor, '/?next=%2F%2Fevil.example', '/events'],
])('goes on once signed in (%o from %s to %s)', async (viewer, from, to) => {
  const session = sessionOf(viewer);
  const { press, router } = await openWelcome({ viewer: session.viewer }, from);
  await press();
  await session.signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(await screen.findByRole('button', { name: 'Profile' })).toBeVisible();
});

it('is ignored while another attempt runs', async () => {
  const { press, open, button } = await openWelcome({ logIn: never });
  const form = within(screen.getByRole('form', { name: 'User login' }));
  fireEvent.change(form.getByLabelText('E-mail'), { target: { value: 'a@b.example' } });
  fireEvent.change(form.getByLabelText('Password'), { target: { value: 'secret1' } });
  fireEvent.click(form.getByRole('button'));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveTextContent('Login with Google');
  await press();
  expect(open).not.toHaveBeenCalled();
});

it.each([
  ['failed', FAILED],
  ['constructor', FAILED],
  ['denied', `${FAILED} You did not agree at Google.`],
  ['unavailable', `${FAILED} Google does not answer at the moment. Please try again later.`],
  ['account-blocked', `${FAILED} This account is blocked. Please contact the people who run this site.`],
  ['expired', `${FAILED} It took too long, or began in another browser. Please try again.`],
])('says for 4 seconds why Google failed: %s', async (code, sentence) => {
  const { press, button } = await openWelcome();
  await press();
  holdTheClock();
  await hear(code);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(button).toBeEnabled();
  await pass(3_999);
  expect(screen.getByRole('alert')).toBeVisible();
  await pass(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says that the browser blocked the window', async () => {
  const { press, open, button } = await openWelcome();
  open.mockReturnValue(null);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(`${FAILED} Your browser blocked Google’s window.`);
  expect(button).toBeEnabled();
});

it('says that the sign-in has failed after all', async () => {
  const { press } = await openWelcome();
  await press();
  await hear(null);
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
});

it('names the network when it cannot be known', async () => {
  const { press } = await openWelcome({
    viewer: vi.fn(() => connectionLost()).mockReturnValueOnce(null as never),
  });
  await press();
  await hear(null);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Network error. Please check your internet connection',
  );
});

it.each([
  ['the page has the focus again', () => fireEvent.focus(window)],
  ['the tab is in front again', () => fireEvent(document, new Event('visibilitychange'))],
  ['something is pressed here', () => fireEvent.pointerDown(document.body)],
  ['a key is pressed here', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('notices a closed window when %s', async (_, returnToPage) => {
  const { press, googleWindow, button } = await openWelcome();
  await press();
  holdTheClock();
  googleWindow.closed = true;
  await pass(60_000);
  expect(button).toHaveTextContent('Logging in with Google...');
  returnToPage();
  await pass(999);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(1);
  expect(await screen.findByRole('alert')).toHaveTextContent(CLOSED);
  expect(button).toBeEnabled();
});

it('waits on while Google’s window is there and the person only looks here', async () => {
  const { press, button } = await openWelcome();
  await press();
  holdTheClock();
  fireEvent.focus(window);
  await pass(60_000);
  expect(button).toHaveTextContent('Logging in with Google...');
});

it('is signed in by a window that was taken for closed', async () => {
  const session = sessionOf(noor);
  const { press, googleWindow, router } = await openWelcome({ viewer: session.viewer });
  await press();
  holdTheClock();
  googleWindow.closed = true;
  fireEvent.focus(window);
  await pass(1_000);
  expect(await screen.findByRole('alert')).toHaveTextContent(CLOSED);
  await session.signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
});

it('does not mind how a window of another tab fails', async () => {
  const { button } = await openWelcome();
  await hear('denied');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button).toBeEnabled();
});
