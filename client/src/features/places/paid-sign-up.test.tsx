import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEvent, type FakeApi } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

async function openForm() {
  const signUp = vi.fn<FakeApi['signUp']>();
  const app = renderApp('/events/bread', { viewer: () => maya, event: () => anEvent(), signUp });
  const form = within(await screen.findByRole('form', { name: 'Sign up' }));
  const send = () => app.user.click(form.getByRole('button', { name: 'Sign up and pay' }));
  return { ...app, form, signUp, send };
}

it('goes to the payment page with the event and the filled-in form, and makes no sign-up', async () => {
  const { form, user, router, send, signUp } = await openForm();
  expect(form.getByText(/You pay by card on the next page/)).toBeVisible();
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), ' Maya O. ');
  await send();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay and take your place' })).toBeVisible();
  const { pathname, search, state } = router.state.location;
  expect(pathname + search).toBe('/payment?event=bread');
  expect(state).toMatchObject({
    event: { id: 'bread', title: 'Bread for beginners', pricePence: 2450 },
    name: 'Maya O.',
    email: 'maya@example.org',
  });
  expect(signUp).not.toHaveBeenCalled();
});

it('requires both fields, and an address', async () => {
  const { form, user, router, send } = await openForm();
  await user.clear(form.getByLabelText('Name'));
  await user.clear(form.getByLabelText('E-mail'));
  await user.type(form.getByLabelText('E-mail'), 'maya');
  await send();
  expect(form.getByText('name is required')).toBeVisible();
  expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
  expect(router.state.location.pathname).toBe('/events/bread');
});

it('is what the bar leads to', async () => {
  await openForm();
  expect(screen.getByRole('link', { name: 'Sign up and pay' })).toHaveAttribute('href', '#sign-up');
});
