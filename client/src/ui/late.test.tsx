import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Late, latePart, loadLateParts } from './late';

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
