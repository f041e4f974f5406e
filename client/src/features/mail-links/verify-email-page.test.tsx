import { configure, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type FakeApi, never, userErrorsOf } from '../../testing/fake-api';
import { grain, maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const BAD_LINK = 'This link is not valid any more. Please ask for a new one';
const unverified = { ...grain, emailVerified: false };
const badLink = () => userErrorsOf({ code: 'INVALID_OR_EXPIRED_LINK', message: BAD_LINK });

function open(some: Partial<FakeApi> = {}) {
  return renderApp('/verify-email#secret_-1', some);
}

afterEach(() => configure({ reactStrictMode: false }));

it('says that it is verifying', async () => {
  open({ verifyEmail: never });
  expect(await screen.findByText('Verifying your e-mail address...')).toHaveRole('status');
  expect(screen.getByRole('heading', { level: 1, name: 'E-mail verification' })).toBeVisible();
});

it('uses the token once, though React runs effects twice, and takes it out of the address', async () => {
  configure({ reactStrictMode: true });
  const verifyEmail = vi.fn<FakeApi['verifyEmail']>(() => ({ account: grain }));
  const { router } = open({ verifyEmail });
  expect(await screen.findByText('g@turnout.example is verified. Thank you.')).toBeVisible();
  expect(verifyEmail).toHaveBeenCalledOnce();
  expect(verifyEmail.mock.calls[0]?.[0].input).toEqual({ token: 'secret_-1' });
  expect(router.state.location).toMatchObject({ pathname: '/verify-email', hash: '' });
});

it.each([
  [null, 'Log in', '/'],
  [maya, 'Home Page', '/events'],
  [grain, 'Home Page', '/staff-dashboard'],
])('shows the way on, with any session or none (%o)', async (viewer, name, href) => {
  open({ viewer: () => viewer, verifyEmail: () => ({ account: grain }) });
  const notice = (await screen.findByText('g@turnout.example is verified. Thank you.')).closest('main');
  const links = await screen.findAllByRole('link', { name });
  expect(links.find((link) => notice?.contains(link))).toHaveAttribute('href', href);
});

it('S29: asks for the password where nobody, or another, is signed in', async () => {
  const verifyEmail = vi.fn<FakeApi['verifyEmail']>(({ input }) => {
    if (!input.password) return userErrorsOf({ field: 'password', message: 'password is required' });
    if (input.password === 'secret1') return { account: grain };
    return userErrorsOf({ code: 'INVALID_CREDENTIAL', field: 'password', message: 'Incorrect' });
  });
  const { user } = open({ viewer: () => maya, verifyEmail });
  const password = await screen.findByLabelText('Password');
  const button = screen.getByRole('button', { name: 'Verify e-mail address' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('password is required');
  expect(verifyEmail).toHaveBeenCalledOnce();
  await user.type(password, 'wrong');
  await user.click(button);
  expect(await screen.findByText('Incorrect')).toBeVisible();
  await user.clear(password);
  await user.type(password, 'secret1');
  await user.click(button);
  expect(await screen.findByText('g@turnout.example is verified. Thank you.')).toBeVisible();
  expect(verifyEmail.mock.lastCall?.[0].input).toEqual({ token: 'secret_-1', password: 'secret1' });
});

it('is known at once to the pages that ask for it', async () => {
  let viewer: typeof grain = unverified;
  const { router } = open({
    viewer: () => viewer,
    settings: () => ({ requireVerifiedStaff: true }),
    verifyEmail: () => {
      viewer = grain;
      return { account: grain };
    },
  });
  await screen.findByText('g@turnout.example is verified. Thank you.');
  await router.navigate('/create-event');
  await router.navigate('/staff-dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your events' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

it('has a new link sent for a person who is signed in and not verified', async () => {
  const requestEmailVerification = vi.fn(() => ({}));
  const { user } = open({ viewer: () => unverified, verifyEmail: badLink, requestEmailVerification });
  expect(await screen.findByRole('alert')).toHaveTextContent(BAD_LINK);
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('We have sent you a new link.')).toBeVisible();
  expect(requestEmailVerification).toHaveBeenCalledOnce();
});

it('has a visitor log in first', async () => {
  open({ verifyEmail: badLink });
  expect(await screen.findByRole('alert')).toHaveTextContent(BAD_LINK);
  const links = await screen.findAllByRole('link', { name: 'Log in' });
  expect(links.map((link) => link.getAttribute('href'))).toContain('/?next=%2Fverify-email');
});

it('is content with a spent link of an account that is verified', async () => {
  open({ viewer: () => grain, verifyEmail: badLink });
  expect(await screen.findByText('g@turnout.example is already verified.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says that there is no valid link to a person without a token', async () => {
  const verifyEmail = vi.fn<FakeApi['verifyEmail']>();
  renderApp('/verify-email', { verifyEmail });
  expect(await screen.findByRole('alert')).toHaveTextContent(BAD_LINK);
  expect(verifyEmail).not.toHaveBeenCalled();
});

it('tries again when there was no answer', async () => {
  const verifyEmail = vi
    .fn<FakeApi['verifyEmail']>(() => ({ account: grain }))
    .mockImplementationOnce(connectionLost);
  const { user } = open({ verifyEmail });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Network error. Please check your internet connection',
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('g@turnout.example is verified. Thank you.')).toBeVisible();
});
