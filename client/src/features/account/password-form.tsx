import { useState } from 'react';
import { graphql } from '../../apollo/graphql';
import type { ViewerFragment } from '../../session/gql/session';
import { attemptFailedMessage, PASSWORD_TOO_SHORT } from '../../session/messages';
import { publishViewer } from '../../session/viewer-channel';
import { timings } from '../../timings';
import { BusyButton } from '../../ui/forms/busy-button';
import { useMutationForm } from '../../ui/forms/mutation-form';
import { PasswordInput } from '../../ui/forms/password-input';
import { type Message, Notice } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import classes from './account-page.module.css';
import { SignInAgain } from './delete-account-dialog';
import { useChangePasswordMutation } from './gql/password-form';
import * as messages from './messages';

graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      account {
        id
        signInMethods
        ...BrowserSessionsOfAccount
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface Props {
  viewer: ViewerFragment;
  hasPassword: boolean;
}

/** An account without a password gets its first one, for which the sign-in must be recent (the server knows). */
export function PasswordForm({ viewer, hasPassword }: Props) {
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const [isSignInOld, setSignInOld] = useState(false);
  const [mutate] = useChangePasswordMutation();
  const form = useMutationForm({
    name: 'password',
    initialValues: { currentPassword: '', newPassword: '' },
    validate: ({ currentPassword, newPassword }) => ({
      ...(hasPassword && currentPassword === '' && { currentPassword: messages.PASSWORD_REQUIRED }),
      ...(newPassword.length < 6 && { newPassword: PASSWORD_TOO_SHORT }),
    }),
    send: async ({ currentPassword, newPassword }) => {
      const input = { currentPassword: hasPassword ? currentPassword : null, newPassword };
      const { data } = await mutate({ variables: { input } });
      const { account = null, userErrors = [] } = data?.changePassword ?? {};
      setSignInOld(userErrors.some(({ code }) => code === 'SIGN_IN_AGAIN'));
      if (!account) return userErrors;
      form.reset();
      publishViewer(account.id, { hasChanged: true });
      setMessage({ tone: 'success', text: messages.PASSWORD_CHANGED });
      return null;
    },
    failureMessage: attemptFailedMessage,
  });
  const label = hasPassword ? 'Change password' : 'Set password';

  return (
    <form aria-label="Password" className={classes.form} noValidate onSubmit={form.onSubmit}>
      {/* Password managers find the account by it. */}
      <input type="hidden" autoComplete="username" value={viewer.email} />
      <div className={classes.fields}>
        {hasPassword && (
          <PasswordInput
            {...form.field('currentPassword')}
            label="Current password"
            maxLength={128}
            autoComplete="current-password"
            errorProps={{ role: 'alert' }}
          />
        )}
        <PasswordInput
          {...form.field('newPassword')}
          label="New password"
          description="At least 6 characters"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          minLength={6}
          maxLength={128}
          autoComplete="new-password"
          errorProps={{ role: 'alert' }}
        />
      </div>
      {isSignInOld ? (
        <SignInAgain
          viewer={viewer}
          message={form.formError}
          sentences={messages.firstPassword}
          onLeave={() => setSignInOld(false)}
        />
      ) : (
        form.formError && <Notice tone="danger">{form.formError}</Notice>
      )}
      <BusyButton ref={form.submitButton} type="submit" variant="default" isBusy={form.isBusy}>
        {form.isBusy ? 'Saving...' : label}
      </BusyButton>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </form>
  );
}
