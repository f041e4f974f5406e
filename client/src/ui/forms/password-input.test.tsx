import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PasswordInput } from './password-input';

it('shows the password while a person wants to see it, and does not send the form', async () => {
  const user = userEvent.setup({ delay: null });
  const onSubmit = vi.fn();
  render(
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <form onSubmit={onSubmit}>
        <PasswordInput label="Password" autoComplete="current-password" />
      </form>
    </MantineProvider>,
  );
  const field = screen.getByLabelText('Password');
  await user.type(field, 'bread and butter');
  expect(field).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('switch', { name: 'Show password' });
  await user.click(toggle);
  expect(toggle).toBeChecked();
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('bread and butter');
  await user.click(toggle);
  expect(field).toHaveAttribute('type', 'password');
  expect(onSubmit).not.toHaveBeenCalled();
});
