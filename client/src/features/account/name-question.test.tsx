import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { grain, maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const QUESTION = 'Your name stands on your events: what are you called?';
const unnamed = { ...grain, name: 'g', nameConfirmed: false };

function open() {
  const updateAccount = vi.fn(({ input }) => ({
    account: { ...unnamed, name: input.name, nameConfirmed: true },
  }));
  return { ...renderApp('/staff-dashboard', { viewer: () => unnamed, updateAccount }), updateAccount };
}

it('takes the name that staff give', async () => {
  const { user, updateAccount } = open();
  const form = within(await screen.findByRole('form', { name: 'Your name' }));
  expect(form.getByText(QUESTION)).toBeVisible();
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'Ada Ogunleye');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your name is saved.')).toBeVisible();
  expect(updateAccount.mock.calls[0]?.[0].input).toEqual({ name: 'Ada Ogunleye' });
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('is dismissed for good by keeping the name that is there', async () => {
  const { user, updateAccount } = open();
  const form = within(await screen.findByRole('form', { name: 'Your name' }));
  await user.type(form.getByLabelText('Name'), ' half typed');
  await user.click(form.getByRole('button', { name: 'Keep “g”' }));
  expect(await screen.findByText('Your name is saved.')).toBeVisible();
  expect(updateAccount.mock.calls[0]?.[0].input).toEqual({ name: 'g' });
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
});

it.each([grain, { ...maya, nameConfirmed: false }])('is not asked of others (%o)', async (viewer) => {
  renderApp(viewer.role === 'STAFF' ? '/staff-dashboard' : '/events', { viewer: () => viewer });
  await screen.findByRole('button', { name: 'Profile' });
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
});
