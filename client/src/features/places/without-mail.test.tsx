import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anEvent, anEventWith, aSignUp, type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { grain, maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { signUpForms } from '../../ui/forms/draft-storage';
import { formDrafts } from '../../ui/forms/form-draft';

const settings = () => ({ mailEnabled: false, paymentsEnabled: true });
const OWN_ADDRESS_ONLY =
  'The address of your account. No mail is sent from here at the moment, so another address cannot be confirmed.';

afterEach(() => sessionStorage.clear());

async function openForm(some: Partial<FakeApi> = {}) {
  const app = renderApp('/events/bread', {
    settings,
    viewer: () => maya,
    event: () => anEventWith([]),
    ...some,
  });
  const form = within(await screen.findByRole('region', { name: 'Sign up' }));
  return { ...app, form, email: await form.findByLabelText('E-mail') };
}

it.each([
  ['free', {}],
  ['paid', { pricePence: 2450 }],
  ['full', { capacity: 1, placesLeft: 0, signUpCount: 1 }],
])('O9: says before anybody types that the address is the account’s own, at a %s event', async (_, event) => {
  const { email, user } = await openForm({ event: () => anEventWith([], event) });
  expect(email).toHaveAccessibleDescription(OWN_ADDRESS_ONLY);
  await user.type(email, 'x');
  expect(email).toHaveValue('maya@example.org');
});

it('O9: signs up with the address of the account, whatever was typed while mail was on', async () => {
  formDrafts.save(signUpForms('bread'), maya.id, { name: 'Maya O.', email: 'tom@example.org' });
  const signUp = vi.fn<FakeApi['signUp']>(() => userErrorsOf({ message: 'Not today' }));
  const { form, user } = await openForm({ signUp });
  await user.click(form.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText('Not today')).toBeVisible();
  expect(signUp.mock.calls[0]?.[0].input).toMatchObject({ name: 'Maya O.', email: 'maya@example.org' });
});

it('O9: says beside the field why another address is refused, and lets the person correct it', async () => {
  const message = 'No mail is sent from here at the moment, so another address cannot be confirmed.';
  const { email, form, user } = await openForm({
    // Mail was switched off after the page was loaded.
    settings: () => ({ mailEnabled: true }),
    signUp: () => userErrorsOf({ code: 'MAIL_UNAVAILABLE', message, field: 'email' }),
  });
  await user.clear(email);
  await user.type(email, 'tom@example.org');
  await user.click(form.getByRole('button', { name: 'Sign up' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(email).toHaveFocus();
  expect(email).not.toHaveAttribute('readonly');
});

it('O9: says of an address that waits for its owner that it cannot be confirmed now', async () => {
  const own = aSignUp({ email: 'tom@example.org', emailConfirmed: false });
  renderApp('/events/bread', {
    settings,
    viewer: () => maya,
    event: () => anEventWith([], { viewerSignUp: own }),
  });
  expect(
    await screen.findByText(
      'The owner has not confirmed tom@example.org. No mail is sent from here at the moment.',
    ),
  ).toBeVisible();
});

it('O9: promises no mail to a person who is taken out', async () => {
  const tom = aSignUp({ id: 'tom', name: 'Tom Reilly', viewerCanCancel: true });
  const event = () => anEventWith([aSignUp(), tom]);
  const { user } = renderApp('/staff-events/bread', {
    settings,
    viewer: () => grain,
    event,
    cancelSignUp: () => ({ cancelledSignUpId: 'tom', event: anEvent() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Tom Reilly' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Take Tom Reilly out?' }));
  expect(dialog.getByText(/^The place at .+ is then free for somebody else\./)).toHaveTextContent(
    'Tom Reilly gets no mail: none is sent from here at the moment. No money goes back.',
  );
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(
    await screen.findByText('Tom Reilly has been removed. No mail is sent from here at the moment.'),
  ).toBeVisible();
});
