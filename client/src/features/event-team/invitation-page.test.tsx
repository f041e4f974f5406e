import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anEvent, type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

afterEach(() => sessionStorage.clear());

it('T4: accepts by the secret of the link, which leaves the address bar at once', async () => {
  const acceptEventInvitation = vi.fn<FakeApi['acceptEventInvitation']>(() => ({
    event: anEvent({ title: 'Bread', viewerRole: 'EDITOR' }),
  }));
  const { user, router } = renderApp('/invitation#secret', { viewer: () => grain, acceptEventInvitation });
  const accept = await screen.findByRole('button', { name: 'Accept' });
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(screen.getByText('You accept as Northern Grain, g@turnout.example.')).toBeVisible();
  expect(acceptEventInvitation).not.toHaveBeenCalled();
  await user.click(accept);
  expect(await screen.findByText('You are in the team of “Bread” now: Editor.')).toBeVisible();
  expect(acceptEventInvitation.mock.calls[0]?.[0].input).toEqual({ token: 'secret' });
  expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', '/staff-events/bread');
  expect(sessionStorage.getItem('invitation')).toBeNull();
});

it('T4: lets a person sign in first, without the secret in an address', async () => {
  renderApp('/invitation#secret', { viewer: () => null });
  const link = await screen.findByRole('link', { name: 'Log in or register' });
  expect(link).toHaveAttribute('href', '/?next=%2Finvitation');
  expect(sessionStorage.getItem('invitation')).toBe('secret');
});

it('T4: goes on with it after the person has signed in', async () => {
  sessionStorage.setItem('invitation', 'secret');
  renderApp('/invitation', { viewer: () => grain });
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
});

it('says why it cannot be accepted', async () => {
  const message = 'This invitation was sent to another address.';
  const { user } = renderApp('/invitation#secret', {
    viewer: () => grain,
    acceptEventInvitation: () => userErrorsOf({ code: 'INVITATION_NOT_FOUND', message }),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('says that a page without a link is none', async () => {
  renderApp('/invitation', { viewer: () => grain });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid any more');
});
