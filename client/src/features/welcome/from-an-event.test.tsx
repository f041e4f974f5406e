import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEventWith, type FakeApi } from '../../testing/fake-api';
import { onAPhone } from '../../testing/on-a-phone';
import { grain, maya, noor } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { failure } from '../../testing/schema-link';
import { publishGoogleSignIn } from './google-sign-in-channel';

const FROM_EVENT = '/?next=%2Fevents%2Fbread%23sign-up';

/** The welcome page and an event, for a person who signs in meanwhile. */
function open(at: string, some: Partial<FakeApi> = {}) {
  let viewer: typeof maya | null = null;
  const enter = (account: typeof maya) => {
    viewer = account;
    return { account };
  };
  const app = renderApp(at, {
    viewer: () => viewer,
    event: () => anEventWith([]),
    logIn: ({ input }) => enter(input.role === 'STAFF' ? grain : maya),
    register: () => enter(maya),
    ...some,
  });
  return { ...app, enter };
}

async function submit(name: string): Promise<void> {
  const form = within(await screen.findByRole('form', { name }));
  fireEvent.change(form.getByLabelText('E-mail'), { target: { value: maya.email } });
  fireEvent.change(form.getByLabelText('Password'), { target: { value: 'secret1' } });
  fireEvent.click(form.getByRole('button'));
}

it('opens on the registration of users, and comes back into the event’s form', async () => {
  const { router } = open(FROM_EVENT);
  const register = within(await screen.findByRole('form', { name: 'User registration' }));
  await waitFor(() => expect(register.getByLabelText('E-mail')).toHaveFocus());
  const forms = screen.getAllByRole('form').map((form) => form.getAttribute('aria-label'));
  expect(forms).toEqual(['User registration', 'User login', 'Staff login', 'Staff registration']);
  await submit('User registration');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(router.state.location).toMatchObject({ pathname: '/events/bread', hash: '#sign-up' });
});

it('is where the event’s page leads', async () => {
  open('/events/bread');
  const card = within(await screen.findByRole('region', { name: 'Sign up' }));
  expect(await card.findByRole('link', { name: 'Log in or register' })).toHaveAttribute('href', FROM_EVENT);
});

it('is where the bar of a phone leads visitors at once', async () => {
  open('/events/bread');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', FROM_EVENT),
  );
});

it('has the staff’s panel folded on a phone, until a person opens it', async () => {
  onAPhone();
  const { user } = open(FROM_EVENT);
  await user.click(await screen.findByRole('button', { name: 'Log in as staff' }));
  const form = within(screen.getByRole('form', { name: 'Staff login' }));
  await waitFor(() => expect(form.getByLabelText('E-mail')).toHaveFocus());
});

it.each(['/staff-events/bread', '/create-event', '/staff-dashboard'])(
  'S14: leads staff through the log-in to %s',
  async (target) => {
    const { router, user } = open(target);
    await screen.findByRole('alert');
    await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Log in' }));
    await submit('Staff login');
    await waitFor(() => expect(router.state.location.pathname).toBe(target));
    expect(router.state.location.search).toBe('');
  },
);

it('S14: leads staff through a sign-in with Google to the page that they asked for', async () => {
  const settings = () => ({ googleSignInEnabled: true });
  const { router, enter } = open('/?next=%2Fstaff-events%2Fbread', { settings });
  await screen.findByRole('button', { name: 'Login with Google' });
  enter(grain);
  publishGoogleSignIn({ error: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff-events/bread'));
});

it('keeps what was typed in the form through the log-in when the session has ended', async () => {
  let viewer: typeof maya | null = maya;
  const signUp = vi.fn((): never => {
    viewer = null;
    throw failure('UNAUTHENTICATED');
  });
  const { user, router } = open('/events/bread', {
    viewer: () => viewer,
    signUp,
    logIn: () => {
      viewer = maya;
      return { account: maya };
    },
  });
  await user.clear(await screen.findByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Maya and Ben');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await user.click(await screen.findByRole('link', { name: 'Log in or register' }));
  expect(JSON.stringify(router.state.location)).not.toContain('Ben');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ben');
  await submit('User login');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(screen.getByLabelText('Name')).toHaveValue('Maya and Ben');
});

it('S34: does not show it to another account', async () => {
  let viewer: typeof maya | null = maya;
  const { user } = open('/events/bread', {
    viewer: () => viewer,
    signUp: () => {
      viewer = null;
      throw failure('UNAUTHENTICATED');
    },
    logIn: () => {
      viewer = noor;
      return { account: noor };
    },
  });
  await user.type(await screen.findByLabelText('Name'), ' and Ben');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await user.click(await screen.findByRole('link', { name: 'Log in or register' }));
  await submit('User login');
  expect(await screen.findByLabelText('Name')).toHaveValue(noor.name);
});
