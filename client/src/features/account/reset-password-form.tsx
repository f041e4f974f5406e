import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FieldError } from '../../ui/field-error';
import { Notice } from '../../ui/notice';
import classes from './account-form.module.css';
import type { useResetPassword } from './use-reset-password';

type Props = ReturnType<typeof useResetPassword>;

export function ResetPasswordForm({ reset, isResetting, refusal, forgive }: Props) {
  const [password, setPassword] = useState('');
  const isAboutPassword = refusal?.field === 'password';

  function submit(event: FormEvent) {
    event.preventDefault();
    reset(password);
  }

  return (
    <form aria-label="Password reset" className={classes.card} noValidate onSubmit={submit}>
      <TextInput
        type="password"
        label="New password"
        description="At least 6 characters"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        minLength={6}
        maxLength={128}
        autoComplete="new-password"
        value={password}
        error={isAboutPassword && <FieldError>{refusal.message}</FieldError>}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => {
          forgive();
          setPassword(currentTarget.value);
        }}
      />
      {refusal && !isAboutPassword && <Notice tone="danger">{refusal.message}</Notice>}
      <Button type="submit" disabled={isResetting} fullWidth>
        {isResetting ? 'Setting password...' : 'Set password'}
      </Button>
    </form>
  );
}
