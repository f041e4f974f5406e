import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEventWith, aSignUp, type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const FAILED = 'Error whilst signing up to the event. Please fill check the form and try again';
const SIGNED_UP = 'You have signed up to this event';

async function openForm(some: Partial<FakeApi> = {}) {
  const app = renderApp('/events/bread', { viewer: () => maya, event: () => anEventWith([]), ...some });
  const form = within(await screen.findByRole('region', { name: 'Sign up' }));
  const button = await form.findByRole('button', { name: 'Sign up' });
  return { ...app, form, button, send: () => app.user.click(button) };
}

it('has a form filled from the account', async () => {
  const { form, button } = await openForm();
  expect(form.getByLabelText('Name')).toHaveValue('Maya Okafor');
  expect(form.getByLabelText('E-mail')).toHaveValue('maya@example.org');
  expect(form.getByLabelText('E-mail')).toHaveAttribute('type', 'email');
  expect(form.getByLabelText('Name')).toBeRequired();
  expect(form.getByLabelText('E-mail')).toBeRequired();
  expect(button).toBeEnabled();
  expect(form.getByText('Free')).toBeVisible();
});

it('asks for the name where it is only the part of the address before the @, and knows it from then on', async () => {
  let account: typeof maya = { ...maya, name: 'maya', nameConfirmed: false };
  const signUp = vi.fn<FakeApi['signUp']>(({ input: { name, email } }) => {
    account = { ...maya, name };
    const mine = aSignUp({ name, email });
    return { signUp: { ...mine, event: anEventWith([], { signUpCount: 1, viewerSignUp: mine }) } };
  });
  const { form, user, send } = await openForm({ viewer: () => account, signUp });
  const name = form.getByLabelText('What are you called?');
  expect(name).toHaveValue('');
  expect(name).toHaveAccessibleDescription('Mails begin with “Hello” and this name.');
  expect(form.getByText('People who are coming')).toBeVisible();
  await user.type(name, 'Maya O.');
  await send();
  await screen.findByText(SIGNED_UP);
  expect(signUp.mock.calls[0]?.[0].input).toMatchObject({ name: 'Maya O.', nameShown: 'ATTENDEES' });
  await user.click(screen.getByRole('button', { name: 'Profile' }));
  expect(
    await within(screen.getByRole('navigation', { name: 'Profile' })).findByText('Maya O.'),
  ).toBeVisible();
});

it('does not ask a person who has said a name', async () => {
  const { form } = await openForm();
  expect(form.getByLabelText('Name')).not.toHaveAccessibleDescription();
});

it('signs up, says so for 5 seconds, and is signed up', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const signUp = vi.fn<FakeApi['signUp']>(async ({ input: { name, email } }) => {
    await promise;
    const mine = aSignUp({ name, email });
    return {
      signUp: { ...mine, event: anEventWith([], { signUpCount: 1, viewerSignUp: mine }) },
    };
  });
  const { form, user, button, send } = await openForm({ signUp });
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), ' Maya O. ');
  holdTheClock();
  await send();
  expect(button).toHaveTextContent('Signing up...');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  resolve();
  expect(await form.findByText(SIGNED_UP)).toBeVisible();
  expect(signUp.mock.calls[0]?.[0].input).toEqual({
    eventId: 'bread',
    name: 'Maya O.',
    email: 'maya@example.org',
  });
  expect(form.getByRole('button', { name: 'Already signed up' })).toBeDisabled();
  expect(form.getByText('Maya O., maya@example.org')).toBeVisible();
  expect(form.queryByText(/^We have sent a mail/)).not.toBeInTheDocument();
  expect(form.queryByLabelText('Name')).not.toBeInTheDocument();
  await waitFor(() => expect(form.getByRole('heading', { name: 'Your place' })).toHaveFocus());
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Maya O.');
  const people = within(screen.getByRole('region', { name: 'Who is coming' }));
  expect(people.getByRole('heading', { name: 'Who is coming · 1' })).toBeVisible();
  expect(people.getByText('Maya O.')).toBeVisible();
  await pass(4_999);
  expect(form.getByText(SIGNED_UP)).toBeVisible();
  await pass(1);
  expect(form.queryByText(SIGNED_UP)).not.toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Already signed up' })).toBeDisabled();
});

it('S32: says where the mails go until the owner of another address confirms it', async () => {
  const signUp = vi.fn<FakeApi['signUp']>(({ input: { name, email } }) => {
    const mine = aSignUp({ name, email, emailConfirmed: false });
    return { signUp: { ...mine, event: anEventWith([], { signUpCount: 1, viewerSignUp: mine }) } };
  });
  const { form, user, send } = await openForm({ signUp });
  await user.clear(form.getByLabelText('E-mail'));
  await user.type(form.getByLabelText('E-mail'), 'tom@example.org');
  await send();
  expect(await form.findByText(SIGNED_UP)).toBeVisible();
  expect(form.getByRole('button', { name: 'Already signed up' })).toBeDisabled();
  expect(
    form.getByText(
      'We have sent a mail to tom@example.org. Until its owner confirms it, mails about this event go to maya@example.org.',
    ),
  ).toBeVisible();
});

it('requires both fields, and an address', async () => {
  const signUp = vi.fn<FakeApi['signUp']>();
  const { form, user, send } = await openForm({ signUp });
  await user.clear(form.getByLabelText('Name'));
  await user.clear(form.getByLabelText('E-mail'));
  await send();
  expect(form.getByText('name is required')).toBeVisible();
  expect(form.getByText('email is required')).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
  await user.type(form.getByLabelText('Name'), 'Maya');
  await user.type(form.getByLabelText('E-mail'), 'maya');
  await send();
  expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('E-mail')).toHaveFocus());
  expect(signUp).not.toHaveBeenCalled();
});

it.each([
  ['Network error. Please check your internet connection', connectionLost],
  [FAILED, () => Promise.reject(failure('INTERNAL_SERVER_ERROR'))],
  ['No event found', () => userErrorsOf({ code: 'EVENT_NOT_FOUND', message: 'No event found' })],
])('keeps what was typed and says for 5 seconds: %s', async (sentence, signUp) => {
  const { form, send } = await openForm({ signUp });
  holdTheClock();
  await send();
  expect(await form.findByRole('alert')).toHaveTextContent(sentence);
  expect(form.getByLabelText('Name')).toHaveValue('Maya Okafor');
  await pass(4_999);
  expect(form.getByRole('alert')).toBeVisible();
  await pass(1);
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the server’s sentence beside its field', async () => {
  const message = 'name is too long';
  const { form, send } = await openForm({
    signUp: () => userErrorsOf({ code: 'TOO_LONG', field: 'name', message }),
  });
  await send();
  expect(await form.findByText(message)).toBeVisible();
  expect(form.queryByText(SIGNED_UP)).not.toBeInTheDocument();
  await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
});

it('notices that another tab has signed up', async () => {
  const message = 'You have already signed up to this event';
  let mine: ReturnType<typeof aSignUp> | null = null;
  const { form, send } = await openForm({
    event: () => anEventWith([], { viewerSignUp: mine }),
    signUp: () => {
      mine = aSignUp();
      return userErrorsOf({ code: 'ALREADY_SIGNED_UP', message });
    },
  });
  await send();
  expect(await form.findByRole('button', { name: 'Already signed up' })).toBeDisabled();
  expect(form.getByText(message)).toBeVisible();
  expect(form.queryByText(SIGNED_UP)).not.toBeInTheDocument();
});

it('asks to log in again when the session is over', async () => {
  const { form, send } = await openForm({ signUp: () => Promise.reject(failure('UNAUTHENTICATED')) });
  await send();
  expect(
    await form.findByText('You need to be logged into your account to sign up to this event.'),
  ).toBeVisible();
  expect(form.queryByLabelText('Name')).not.toBeInTheDocument();
  expect(form.queryByText(/What you typed is kept/)).not.toBeInTheDocument();
});

it('keeps nothing of a person who logs out', async () => {
  const { form, user } = await openForm({ logOut: () => ({}) });
  await user.type(form.getByLabelText('Name'), ' and Tom');
  await user.click(screen.getByRole('button', { name: 'Profile' }));
  holdTheClock();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByText(/^Logging out/);
  await pass(3_000);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to the platform' })).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Tom');
});

it('says that the text is kept when the session ends, and has it again for the same account alone', async () => {
  const ended: Partial<FakeApi> = { signUp: () => Promise.reject(failure('UNAUTHENTICATED')) };
  const { form, user, send } = await openForm(ended);
  await user.type(form.getByLabelText('Name'), ' and Tom');
  await send();
  expect(await form.findByText(/^What you typed is kept in this tab/)).toBeVisible();
  document.body.replaceChildren();

  const stored = { ...sessionStorage };
  const again = await openForm({});
  expect(again.form.getByLabelText('Name')).toHaveValue('Maya Okafor and Tom');
  document.body.replaceChildren();

  Object.assign(sessionStorage, stored);
  const other = await openForm({ viewer: () => ({ ...maya, id: 'other' }) });
  expect(other.form.getByLabelText('Name')).toHaveValue('Maya Okafor');
});
