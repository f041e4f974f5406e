import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import type { Role } from '../../gql/types';
import { paths } from '../../paths';
import { attemptFailedMessage, INVALID_EMAIL, PASSWORD_TOO_SHORT } from '../../session/messages';
import { changeViewer } from '../../session/viewer-cache';
import { timings } from '../../timings';
import { BusyButton } from '../../ui/forms/busy-button';
import { isEmail, useMutationForm } from '../../ui/forms/mutation-form';
import { PasswordInput } from '../../ui/forms/password-input';
import { Notice } from '../../ui/notice';
import classes from './credentials-form.module.css';
import { useLogInMutation, useRegisterMutation } from './gql/credentials-form';
import * as messages from './messages';

graphql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      account {
        ...Viewer
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      account {
        ...Viewer
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

export type Action = 'logIn' | 'register';

interface Credentials {
  email: string;
  password: string;
}

const labels: Record<Action, { button: string; busy: string; formSuffix: string }> = {
  logIn: { button: 'Log in', busy: 'Logging in...', formSuffix: 'login' },
  register: { button: 'Register', busy: 'Registering...', formSuffix: 'registration' },
};

interface Props {
  role: Role;
  action: Action;
  form: ReturnType<typeof useCredentialsForm>;
  /** The one that most people need here. */
  isMain: boolean;
  isDisabled: boolean;
  /** Whether the person can type at once. */
  hasFocus: boolean;
}

export function CredentialsForm({ role, action, form, isMain, isDisabled, hasFocus }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A person who types elsewhere already, before the scripts have come, goes on there.
    const isFree = !document.activeElement?.matches('input');
    if (hasFocus && isFree) element.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  const { button, busy, formSuffix } = labels[action];
  const section = `section-${role.toLowerCase()}-${action.toLowerCase()}`;
  return (
    <form
      ref={element}
      aria-label={`${role === 'STAFF' ? 'Staff' : 'User'} ${formSuffix}`}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit}
    >
      <h3 className={classes.title}>{button}</h3>
      <TextInput
        {...form.field('email')}
        type="email"
        label="E-mail"
        autoComplete={`${section} username`}
        errorProps={{ role: 'alert' }}
      />
      <PasswordInput
        {...form.field('password')}
        label="Password"
        description={action === 'register' ? 'At least 6 characters' : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        minLength={6}
        maxLength={128}
        autoComplete={`${section} ${action === 'logIn' ? 'current-password' : 'new-password'}`}
        errorProps={{ role: 'alert' }}
      />
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <BusyButton
        ref={form.submitButton}
        type="submit"
        variant={isMain ? 'filled' : 'default'}
        isBusy={isDisabled}
        fullWidth
      >
        {form.isBusy ? busy : button}
      </BusyButton>
      {action === 'logIn' && (
        <Link to={paths.forgotPassword} rel="nofollow" className={classes.forgot}>
          Forgot password?
        </Link>
      )}
    </form>
  );
}

/** @param isOtherRoleFilled whether something is typed in the panel of the other role */
export function useCredentialsForm(role: Role, action: Action, isOtherRoleFilled: () => boolean) {
  const [logIn, { client }] = useLogInMutation();
  const [register] = useRegisterMutation();
  const isWrongPanel = () => action === 'logIn' && isOtherRoleFilled();

  return useMutationForm<Credentials>({
    name: `${role}-${action}`,
    initialValues: { email: '', password: '' },
    validate: (credentials) => (isWrongPanel() ? {} : firstWrongField(credentials)),
    send: async ({ email, password }) => {
      if (isWrongPanel()) return [{ field: null, message: messages.WRONG_PANEL[role] }];
      const variables = { input: { role, email: email.trim(), password } };
      const payload =
        action === 'logIn'
          ? (await logIn({ variables })).data?.logIn
          : (await register({ variables })).data?.register;
      if (!payload?.account) return payload?.userErrors ?? [];
      await changeViewer(client, payload.account);
      return null;
    },
    failureMessage: attemptFailedMessage,
    errorsShownFor: timings.signInErrorShown,
  });
}

function firstWrongField({ email, password }: Credentials): Partial<Credentials> {
  if (!isEmail(email)) return { email: INVALID_EMAIL };
  return password.length < 6 ? { password: PASSWORD_TOO_SHORT } : {};
}
