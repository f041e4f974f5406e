import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEventWith, aSignUp, type FakeApi } from '../../../testing/fake-api';
import { maya } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';

async function openForm(some: Partial<FakeApi> = {}) {
  const signUp = vi.fn<FakeApi['signUp']>(({ input: { nameShown } }) => {
    const mine = aSignUp({ nameShown: nameShown ?? 'SIGNED_IN' });
    return { signUp: { ...mine, event: anEventWith([], { signUpCount: 1, viewerSignUp: mine }) } };
  });
  const app = renderApp('/events/bread', {
    viewer: () => maya,
    event: () => anEventWith([]),
    signUp,
    ...some,
  });
  const card = within(await screen.findByRole('region', { name: 'Sign up' }));
  const button = await card.findByRole('button', { name: 'Sign up' });
  return { ...app, card, signUp, send: () => app.user.click(button) };
}

it('shows the usual choice in one line, and sends another one', async () => {
  const { card, user, signUp, send } = await openForm();
  expect(card.getByText('People who are signed in')).toBeVisible();
  expect(card.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Change', description: 'Who sees my name?' }));
  await user.click(card.getByRole('radio', { name: /^Only the team/ }));
  await send();
  await waitFor(() =>
    expect(signUp.mock.calls[0]?.[0].input).toMatchObject({ eventId: 'bread', nameShown: 'TEAM' }),
  );
});

it('asks for a choice the first time where the installation shows names to fewer people', async () => {
  const { card, user, signUp, send } = await openForm({
    settings: () => ({ defaultNameShown: 'ATTENDEES' }),
  });
  const choices = await card.findAllByRole('radio');
  for (const choice of choices) expect(choice).not.toBeChecked();
  await send();
  expect(card.getByText('Choose the people who see your name')).toBeVisible();
  await waitFor(() => expect(choices[0]).toHaveFocus());
  expect(signUp).not.toHaveBeenCalled();
  await user.click(card.getByRole('radio', { name: /^People who are coming/ }));
  await send();
  await waitFor(() => expect(signUp.mock.calls[0]?.[0].input).toMatchObject({ nameShown: 'ATTENDEES' }));
});

it('has the choice that the account remembers', async () => {
  const { card } = await openForm({ viewer: () => ({ ...maya, defaultNameShown: 'TEAM' }) });
  expect(await card.findByText('Only the team')).toBeVisible();
});

it('is changed at the place, and so is the name', async () => {
  const own = aSignUp({ name: 'Maya Okaffor', nameShown: 'SIGNED_IN' });
  const updateSignUp = vi.fn<FakeApi['updateSignUp']>(({ input: { name, nameShown } }) => ({
    signUp: { ...own, ...(name && { name }), ...(nameShown && { nameShown }) },
  }));
  const { user } = renderApp('/events/bread', {
    viewer: () => maya,
    event: () => anEventWith([own], { viewerSignUp: own }),
    updateSignUp,
  });
  const place = within(await screen.findByRole('region', { name: 'Sign up' }));
  await user.click(await place.findByRole('button', { name: 'Change', description: 'Who sees my name?' }));
  expect(place.getByRole('radio', { name: /^People who are signed in/ })).toHaveFocus();
  await user.click(place.getByRole('radio', { name: /^Only the team/ }));
  expect(await place.findByText('Saved.')).toBeVisible();
  expect(updateSignUp.mock.calls[0]?.[0].input).toEqual({ signUpId: own.id, nameShown: 'TEAM' });

  await user.click(place.getByRole('button', { name: 'Change the name' }));
  const name = place.getByLabelText('Name');
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Maya Okafor');
  await user.click(place.getByRole('button', { name: 'Save' }));
  expect(await place.findByText('Maya Okafor, maya@example.org')).toBeVisible();
  expect(place.getByRole('button', { name: 'Change the name' })).toHaveFocus();
});
