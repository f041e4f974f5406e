import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BusyButton } from './busy-button';

/** A form whose button is busy from the first press on. */
function open() {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <MantineProvider env="test">
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <BusyButton type="submit" isBusy={isBusy} onClick={onClick}>
          Send
        </BusyButton>
      </form>
    </MantineProvider>
  );
  const { rerender } = render(form(false));
  return { user: userEvent.setup(), onClick, onSubmit, start: () => rerender(form(true)) };
}

it('keeps the focus while it is busy', async () => {
  const { user, start } = open();
  const button = screen.getByRole('button', { name: 'Send' });
  await user.click(button);
  start();
  expect(button).toHaveFocus();
  // The attribute itself takes the focus away, in a browser.
  expect(button).not.toHaveAttribute('disabled');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('data-disabled', 'true');
});

it('does nothing while it is busy: not by a click, nor by a key, nor by Enter in a field', async () => {
  const { user, onClick, onSubmit, start } = open();
  start();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.keyboard('{Enter} ');
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('does what it says while it is not', async () => {
  const { user, onClick, onSubmit } = open();
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(button).not.toHaveAttribute('data-disabled');
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});
