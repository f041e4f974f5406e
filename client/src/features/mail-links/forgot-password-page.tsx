import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useMailSentence } from '../../session/mail-sentence';
import { attemptFailedMessage, INVALID_EMAIL } from '../../session/messages';
import { useSession } from '../../session/session';
import { Card } from '../../ui/card';
import { BusyButton } from '../../ui/forms/busy-button';
import { isEmail, useMutationForm } from '../../ui/forms/mutation-form';
import { Notice } from '../../ui/notice';
import { BackLink, Page, PageHeading } from '../../ui/page';
import { useRequestPasswordResetMutation } from './gql/forgot-password-page';
import classes from './mail-links.module.css';
import * as messages from './messages';

graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      userErrors {
        code
        message
        field
      }
    }
  }
`);

export function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  const { mailEnabled, googleSignInEnabled } = useSession();
  const mailSentence = useMailSentence();
  return (
    <Page isNarrow>
      <BackLink to={paths.welcome}>Log in</BackLink>
      <PageHeading lead={mailSentence(messages.resetByLink(googleSignInEnabled))}>
        Forgot your password?
      </PageHeading>
      {mailEnabled &&
        (isSent ? (
          <Notice tone="success">{messages.RESET_LINK_SENT}</Notice>
        ) : (
          <ForgotPasswordForm onSent={() => setSent(true)} />
        ))}
    </Page>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const [requestReset] = useRequestPasswordResetMutation();
  const form = useMutationForm({
    name: 'forgot-password',
    initialValues: { email: '' },
    validate: ({ email }) => (isEmail(email) ? {} : { email: INVALID_EMAIL }),
    send: async ({ email }) => {
      const { data } = await requestReset({ variables: { input: { email: email.trim() } } });
      const userErrors = data?.requestPasswordReset.userErrors ?? [];
      if (!data || userErrors.length > 0) return userErrors;
      onSent();
      return null;
    },
    failureMessage: attemptFailedMessage,
  });

  return (
    <Card as="form" aria-label="Forgot password" className={classes.form} noValidate onSubmit={form.onSubmit}>
      <TextInput
        {...form.field('email')}
        type="email"
        label="E-mail"
        autoComplete="username"
        errorProps={{ role: 'alert' }}
      />
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy} fullWidth>
        {form.isBusy ? 'Sending link...' : 'Send link'}
      </BusyButton>
    </Card>
  );
}
