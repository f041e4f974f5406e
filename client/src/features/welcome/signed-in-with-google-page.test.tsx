import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app';
import { subscribeToGoogleSignIn } from './google-sign-in-channel';

it.each([
  ['/signed-in-with-google', null, 'Signed in with Google'],
  ['/signed-in-with-google?error=denied', 'denied', 'Not signed in'],
])('at %s tells the other page, and closes', async (address, error, heading) => {
  const heard = vi.fn();
  subscribeToGoogleSignIn(heard);
  const close = vi.spyOn(window, 'close').mockReturnValue();
  const viewer = vi.fn(() => null);
  renderApp(address, { viewer });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ error }));
  expect(close).toHaveBeenCalledOnce();
  expect(viewer).not.toHaveBeenCalled();
});

it('says what to do where a window cannot close itself', async () => {
  vi.spyOn(window, 'close').mockReturnValue();
  renderApp('/signed-in-with-google');
  expect(await screen.findByText('You can close this window')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on here' })).toHaveAttribute('href', '/');
});
