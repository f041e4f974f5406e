import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { grain, maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

it.each([
  ['User login', '/?next=%2Fevents%2Fbread', '/events/bread'],
  ['User registration', '/?next=%2Fevents%2Fbread', '/events/bread'],
  ['Staff login', '/?next=%2Fevents%2Fbread', '/events/bread'],
  ['User login', '/?next=https%3A%2F%2Fevil.example%2Fevents', '/events'],
  ['Staff login', '/?next=%2F%2Fevil.example', '/staff-dashboard'],
])('S14: after the %s at %s goes on to %s', async (name, from, to) => {
  const { router, user } = renderApp(from);
  const form = within(await screen.findByRole('form', { name }));
  fireEvent.change(form.getByLabelText('E-mail'), { target: { value: 'a@b.example' } });
  fireEvent.change(form.getByLabelText('Password'), { target: { value: 'secret1' } });
  await user.click(form.getByRole('button'));
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
  expect(router.state.location.search).toBe('');
});

it.each([maya, grain])('sends a person who is signed in on at once (%o)', async (viewer) => {
  const { router } = renderApp('/?next=%2Fevents%2Fbread', { viewer: () => viewer });
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/bread'));
});
