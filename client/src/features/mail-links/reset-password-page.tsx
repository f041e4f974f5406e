import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql, readFragment } from '../../apollo/graphql';
import { homePath, paths } from '../../paths';
import type { ViewerFragment } from '../../session/gql/session';
import { useMailSentence } from '../../session/mail-sentence';
import { attemptFailedMessage, PASSWORD_TOO_SHORT } from '../../session/messages';
import { useSession } from '../../session/session';
import { changeViewer } from '../../session/viewer-cache';
import { Card } from '../../ui/card';
import { BusyButton } from '../../ui/forms/busy-button';
import { useMutationForm } from '../../ui/forms/mutation-form';
import { PasswordInput } from '../../ui/forms/password-input';
import { Notice } from '../../ui/notice';
import { LinkButton, Page, PageHeading } from '../../ui/page';
import { useResetPasswordMutation } from './gql/reset-password-page';
import classes from './mail-links.module.css';
import * as messages from './messages';
import { useLinkToken } from './use-link-token';

graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
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

export function ResetPasswordPage() {
  const token = useLinkToken();
  const { mailEnabled } = useSession();
  const mailSentence = useMailSentence();
  const [isBadLink, setBadLink] = useState(false);
  return (
    <Page isNarrow>
      <PageHeading>Set a new password</PageHeading>
      {token === '' || isBadLink ? (
        <Notice
          tone="danger"
          action={mailEnabled && <LinkButton to={paths.forgotPassword}>Ask for a new link</LinkButton>}
        >
          {mailSentence(messages.BAD_LINK)}
        </Notice>
      ) : (
        <ResetPasswordForm token={token} onBadLink={() => setBadLink(true)} />
      )}
    </Page>
  );
}

function ResetPasswordForm({ token, onBadLink }: { token: string; onBadLink: () => void }) {
  const [resetPassword, { client }] = useResetPasswordMutation();
  const navigate = useNavigate();
  const form = useMutationForm({
    name: 'reset-password',
    initialValues: { password: '' },
    validate: ({ password }) => (password.length < 6 ? { password: PASSWORD_TOO_SHORT } : {}),
    send: async ({ password }) => {
      const { data } = await resetPassword({ variables: { input: { token, password } } });
      const { account = null, userErrors = [] } = data?.resetPassword ?? {};
      if (userErrors.some(({ code }) => code === 'INVALID_OR_EXPIRED_LINK')) onBadLink();
      const viewer = readFragment<ViewerFragment>(account);
      if (!account || !viewer) return userErrors;
      // A person who sets a new password is signed in.
      await changeViewer(client, account);
      void navigate(homePath(viewer.role), { replace: true });
      return null;
    },
    failureMessage: attemptFailedMessage,
  });

  return (
    <Card as="form" aria-label="Password reset" className={classes.form} noValidate onSubmit={form.onSubmit}>
      <PasswordInput
        {...form.field('password')}
        label="New password"
        description="At least 6 characters"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        minLength={6}
        maxLength={128}
        autoComplete="new-password"
        errorProps={{ role: 'alert' }}
      />
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy} fullWidth>
        {form.isBusy ? 'Setting password...' : 'Set password'}
      </BusyButton>
    </Card>
  );
}
