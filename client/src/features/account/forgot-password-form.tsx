import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FieldError } from '../../ui/field-error';
import { Notice } from '../../ui/notice';
import classes from './account-form.module.css';
import type { useForgotPassword } from './use-forgot-password';

type Props = Pick<ReturnType<typeof useForgotPassword>, 'ask' | 'isAsking' | 'refusal' | 'forgive'>;

export function ForgotPasswordForm({ ask, isAsking, refusal, forgive }: Props) {
  const [email, setEmail] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    ask(email);
  }

  return (
    <form aria-label="Forgot password" className={classes.card} noValidate onSubmit={submit}>
      <TextInput
        type="email"
        label="E-mail"
        required
        autoComplete="username"
        value={email}
        error={refusal?.isAboutEmail && <FieldError>{refusal.message}</FieldError>}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => {
          forgive();
          setEmail(currentTarget.value);
        }}
      />
      {refusal && !refusal.isAboutEmail && <Notice tone="danger">{refusal.message}</Notice>}
      <Button type="submit" disabled={isAsking} fullWidth>
        {isAsking ? 'Sending link...' : 'Send link'}
      </Button>
    </form>
  );
}
