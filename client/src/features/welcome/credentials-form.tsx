import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { FieldError } from '../../ui/field-error';
import { Notice } from '../../ui/notice';
import type { Action, Credentials, FormName, Refusal } from './credentials';
import classes from './credentials-form.module.css';

const words: Record<Action, { label: string; busy: string; formSuffix: string }> = {
  logIn: { label: 'Log in', busy: 'Logging in...', formSuffix: 'login' },
  register: { label: 'Register', busy: 'Registering...', formSuffix: 'registration' },
};

interface Props {
  form: FormName;
  values: Credentials;
  refusal: Refusal | null;
  isRunning: boolean;
  isDisabled: boolean;
  onChange: (values: Credentials) => void;
  onSubmit: () => void;
}

export function CredentialsForm({ form, values, refusal, isRunning, isDisabled, onChange, onSubmit }: Props) {
  const { role, action } = form;
  const { label, busy, formSuffix } = words[action];
  const section = `section-${role.toLowerCase()}-${action.toLowerCase()}`;
  const errorOf = (field: keyof Credentials) =>
    refusal?.field === field ? <FieldError>{refusal.message}</FieldError> : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form
      aria-label={`${role === 'STAFF' ? 'Staff' : 'User'} ${formSuffix}`}
      className={classes.form}
      noValidate
      onSubmit={submit}
    >
      <h3 className={classes.title}>{label}</h3>
      <TextInput
        type="email"
        label="E-mail"
        required
        autoComplete={`${section} username`}
        value={values.email}
        error={errorOf('email')}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => onChange({ ...values, email: currentTarget.value })}
      />
      <TextInput
        type="password"
        label="Password"
        description={action === 'register' ? 'At least 6 characters' : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        minLength={6}
        maxLength={128}
        autoComplete={`${section} ${action === 'logIn' ? 'current-password' : 'new-password'}`}
        value={values.password}
        error={errorOf('password')}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => onChange({ ...values, password: currentTarget.value })}
      />
      {refusal && refusal.field === null && <Notice tone="danger">{refusal.message}</Notice>}
      <Button
        type="submit"
        variant={action === 'logIn' ? 'filled' : 'default'}
        disabled={isDisabled}
        fullWidth
      >
        {isRunning ? busy : label}
      </Button>
      {action === 'logIn' && (
        <Link to={paths.forgotPassword} className={classes.forgot}>
          Forgot password?
        </Link>
      )}
    </form>
  );
}
