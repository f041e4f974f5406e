import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FakeApi, never, userErrorsOf } from '../../testing/fake-api';
import { grain, maya } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

type FormName = 'User login' | 'User registration' | 'Staff login' | 'Staff registration';

async function openWelcome(api: Partial<FakeApi> = {}) {
  const app = renderApp('/', api);
  await screen.findByRole('heading', { level: 1, name: 'Welcome to the platform' });
  const form = (name: FormName) => within(screen.getByRole('form', { name }));
  function fill(name: FormName, email: string, password: string) {
    fireEvent.change(form(name).getByLabelText('E-mail'), { target: { value: email } });
    fireEvent.change(form(name).getByLabelText('Password'), { target: { value: password } });
  }
  const send = (name: FormName) => app.user.click(form(name).getByRole('button'));
  return { ...app, form, fill, send };
}

it('shows two panels, each with a login form and a register form, and no Google button', async () => {
  await openWelcome();
  for (const name of ['User Login/Register', 'Staff Login/Register']) {
    const panel = within(screen.getByRole('region', { name }));
    expect(panel.getAllByLabelText('E-mail')).toHaveLength(2);
    expect(panel.getByRole('button', { name: 'Log in' })).toBeEnabled();
    expect(panel.getByRole('button', { name: 'Register' })).toBeEnabled();
  }
  expect(screen.queryByText('Login with Google')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Welcome to the platform · Turnout'));
});

it.each([
  [
    'User login',
    'Staff login',
    'Staff login/Registering is not allowed in these fields. Please use the staff login/registering',
  ],
  [
    'User login',
    'Staff registration',
    'Staff login/Registering is not allowed in these fields. Please use the staff login/registering',
  ],
  [
    'Staff login',
    'User login',
    'User login/Registering is not allowed in these fields. Please use the user login/registering',
  ],
  [
    'Staff login',
    'User registration',
    'User login/Registering is not allowed in these fields. Please use the user login/registering',
  ],
] as const)('refuses the %s while the %s is filled', async (attempted, filled, sentence) => {
  const logIn = vi.fn();
  const { fill, send, form } = await openWelcome({ logIn });
  fill(attempted, 'a@b.example', 'secret1');
  fill(filled, '', 'x');
  await send(attempted);
  expect(form(attempted).getByRole('alert')).toHaveTextContent(sentence);
  expect(logIn).not.toHaveBeenCalled();
});

it.each(['User login', 'User registration', 'Staff login', 'Staff registration'] as const)(
  'refuses an address without @ and a password of 5 characters in the %s',
  async (name) => {
    const api = { logIn: vi.fn(), register: vi.fn() };
    const { fill, send, form } = await openWelcome(api);
    fill(name, 'maya', 'secret');
    await send(name);
    expect(form(name).getByLabelText('E-mail')).toBeInvalid();
    expect(form(name).getByText('Please enter a valid email address')).toBeVisible();
    fill(name, 'maya@example.org', '12345');
    await send(name);
    expect(form(name).getByLabelText('Password')).toBeInvalid();
    expect(form(name).getByText('Password must be atleast 6 characters')).toBeVisible();
    expect(api.logIn).not.toHaveBeenCalled();
    expect(api.register).not.toHaveBeenCalled();
  },
);

it.each([
  [
    'User registration',
    'register',
    'email',
    'Staff registration is not allowed here. Please use the staff registration form',
  ],
  [
    'Staff registration',
    'register',
    'email',
    'User registration is not allowed here. Please use the user registration form',
  ],
  ['User registration', 'register', 'email', 'This email is already registered'],
  ['User login', 'logIn', null, 'Incorrect password or email, Please try again'],
  ['User login', 'logIn', null, 'User not found in database'],
  ['Staff login', 'logIn', null, 'Staff not found in database'],
] as const)('shows what the server answers to the %s (%s, %s): %s', async (name, action, field, message) => {
  const { fill, send, form } = await openWelcome({ [action]: () => userErrorsOf({ field, message }) });
  fill(name, 'maya@example.org', 'secret1');
  await send(name);
  expect(await form(name).findByText(message)).toBeVisible();
  if (field) expect(form(name).getByLabelText('E-mail')).toBeInvalid();
});

it.each([
  ['Network error. Please check your internet connection', connectionLost],
  ['Something went wrong. Please try again', () => Promise.reject(failure('INTERNAL_SERVER_ERROR'))],
  [
    'Too many attempts. Please try again in 2 minutes.',
    () => Promise.reject(failure('RATE_LIMITED', { retryAfterSeconds: 120 })),
  ],
])('says: %s', async (sentence, logIn) => {
  const { fill, send, form } = await openWelcome({ logIn });
  fill('User login', 'maya@example.org', 'secret1');
  await send('User login');
  expect(await form('User login').findByRole('alert')).toHaveTextContent(sentence);
  expect(form('User login').getByRole('button', { name: 'Log in' })).toBeEnabled();
});

it('clears a message after 4 seconds', async () => {
  const { send } = await openWelcome();
  holdTheClock();
  await send('User login');
  await pass(3_999);
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  await pass(1);
  expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
});

it.each([
  ['User login', 'Logging in...'],
  ['Staff registration', 'Registering...'],
] as const)('disables every button while the %s runs, which reads %s', async (name, busy) => {
  const { fill, send, form } = await openWelcome({ logIn: never, register: never });
  fill(name, 'maya@turnout.example', 'secret1');
  await send(name);
  expect(form(name).getByRole('button', { name: busy })).toHaveAttribute('aria-disabled', 'true');
  for (const button of ['Log in', 'Register']) {
    for (const other of screen.getAllByRole('button', { name: button }))
      expect(other).toHaveAttribute('aria-disabled', 'true');
  }
});

it.each([
  ['User login', '/events', 'What’s on'],
  ['User registration', '/events', 'What’s on'],
  ['Staff login', '/staff-dashboard', 'Your events'],
  ['Staff registration', '/staff-dashboard', 'Your events'],
] as const)('goes on after the %s to %s, in place of the welcome page', async (name, address, heading) => {
  const { fill, send, router } = await openWelcome();
  fill(name, ' maya@example.org', 'secret1');
  await send(name);
  // The heading is there a moment before it has the focus.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toHaveFocus());
  expect(router.state.location.pathname).toBe(address);
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([
  [maya, '/events'],
  [grain, '/staff-dashboard'],
] as const)('sends a signed-in visitor on (%o)', async (viewer, address) => {
  const { router } = renderApp('/', { viewer: () => viewer });
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
  expect(router.state.historyAction).toBe('REPLACE');
});

it('shows no form before the viewer is known, nor to a person who is signed in', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof maya>();
  const { router } = renderApp('/', { viewer: () => promise });
  await screen.findByText('User Login/Register');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  resolve(maya);
  await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
});
