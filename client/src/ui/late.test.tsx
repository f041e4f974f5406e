import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Late, latePart, loadLateParts, loadServerRenderedParts, serverRenderedPart } from './late';

const Field = ({ label }: { label: string }) => <input aria-label={label} />;

it('shows something else until its code is there, then the component', async () => {
  const loading = Promise.withResolvers<typeof Field>();
  const part = latePart(() => loading.promise);
  render(<Late part={part} props={{ label: 'Name' }} fallback={<p>Loading...</p>} />);
  expect(screen.getByText('Loading...')).toBeVisible();
  loading.resolve(Field);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

it('keeps what was typed when its code was awaited', async () => {
  const part = latePart(async () => Field);
  const { rerender } = render(<Late part={part} props={{ label: 'Name' }} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Maya');
  await loadLateParts();
  rerender(<Late part={part} props={{ label: 'Your name' }} />);
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Maya');
});

it('is there from the first once it is loaded, also on the server', async () => {
  const part = latePart(async () => Field);
  await loadLateParts();
  const late = <Late part={part} props={{ label: 'Name' }} fallback={<p>Loading...</p>} />;
  const html = renderToString(late);
  expect(html).toContain('aria-label="Name"');
  expect(html).not.toContain('Loading...');
  render(late);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

const Greeting = ({ name }: { name: string }) => <button type="button">Hello {name}</button>;

/** A browser has the HTML of the server, and has yet to load the code. */
async function takeOver(load: () => Promise<typeof Greeting>) {
  const OfServer = serverRenderedPart(async () => Greeting);
  await loadServerRenderedParts();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<OfServer name="Maya" />);
  const OfBrowser = serverRenderedPart(load);
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(container, <OfBrowser name="Maya" />, { onRecoverableError }),
  );
  return { button: container.querySelector('button'), container, root, onRecoverableError };
}

it('leaves what the server has sent until the code of a part that it rendered is there', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Greeting>();
  const { button, container, onRecoverableError, root } = await takeOver(() => promise);
  expect(button).toHaveTextContent('Hello Maya');
  expect(Object.keys(button ?? {})).toEqual([]);
  await act(async () => resolve(Greeting));
  // The very same button: React has taken it over.
  await waitFor(() => expect(Object.keys(button ?? {})).not.toEqual([]));
  expect(container.querySelector('button')).toBe(button);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('is left out where the code of a part that the server rendered does not load', async () => {
  const { container, root } = await takeOver(() => Promise.reject(new Error('The network is lost.')));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  act(() => root.unmount());
});
