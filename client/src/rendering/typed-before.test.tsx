import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { noteTyping } from './typed-before';

/** Filled from the account, as the form of a sign-up. */
function NameForm() {
  const [name, setName] = useState('Maya');
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <p>A place for {name}</p>
    </>
  );
}

/** The server's page, before React has taken over. */
function openPage() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<NameForm />);
  document.body.append(container);
  onTestFinished(() => container.remove());
  return async function takeOver(): Promise<void> {
    const root = await act(() => hydrateRoot(container, <NameForm />));
    onTestFinished(() => act(() => root.unmount()));
  };
}

const type = (name: string) => fireEvent.input(screen.getByLabelText('Name'), { target: { value: name } });

it.each(['before the script has started', 'between its start and React’s take-over'])(
  'text that is typed %s is the form’s own',
  async (when) => {
    const takeOver = openPage();
    if (when.startsWith('before')) type('Grandmother');
    const enter = noteTyping();
    if (when.startsWith('between')) type('Grandmother');
    await takeOver();
    const isEntered = await act(enter);
    expect(isEntered()).toBe(true);
    expect(screen.getByLabelText('Name')).toHaveValue('Grandmother');
    expect(screen.getByText('A place for Grandmother')).toBeVisible();
  },
);

it('says so where a field does not take what was typed', async () => {
  const takeOver = openPage();
  const enter = noteTyping();
  type('Grandmother');
  await takeOver();
  const isEntered = await act(enter);
  act(() => type('Maya'));
  expect(isEntered()).toBe(false);
});
