import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { connectedNoor } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';
import { calendarMemory } from './calendar-memory';

function rememberEverything() {
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  calendarMemory.markConnected(true);
  calendarMemory.setPendingEvent('bread');
  calendarMemory.markAdded('bread', true);
  calendarMemory.markAdded('walk', true);
}

async function openMenu(some = {}) {
  rememberEverything();
  const app = renderApp('/events', { viewer: () => connectedNoor, ...some });
  await app.user.click(await screen.findByRole('button', { name: 'Profile' }));
  return app;
}

const expectNothingOfThePerson = () =>
  waitFor(() => expect(Object.keys(localStorage)).toEqual(['mantine-color-scheme-value']));

it.each([
  ['it works', {}],
  ['the session is over already', { logOut: () => Promise.reject(failure('UNAUTHENTICATED')) }],
])('is empty after logging out: %s', async (_, some) => {
  const { user } = await openMenu(some);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await expectNothingOfThePerson();
});

it('stays while the person does', async () => {
  const { user } = await openMenu({ logOut: connectionLost });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByText('Network error. Please check your internet connection');
  expect(localStorage).toHaveLength(5);
});

it('is empty after deleting the account', async () => {
  const { user } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  await expectNothingOfThePerson();
});

it('does without a storage that the browser refuses', () => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  calendarMemory.markConnected(true);
  calendarMemory.setPendingEvent('bread');
  calendarMemory.clear();
  expect(calendarMemory.pendingEvent()).toBeNull();
  expect(calendarMemory.isAdded('bread')).toBe(false);
  storage.mockRestore();
});
