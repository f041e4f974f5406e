import { useCallback, useEffect, useRef, useState } from 'react';
import type { UserError } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { homePath, paths } from '../../paths';
import { useMailSentence } from '../../session/mail-sentence';
import { attemptFailedMessage, OTHER_ERROR } from '../../session/messages';
import { useSession } from '../../session/session';
import { Card } from '../../ui/card';
import { BusyButton } from '../../ui/forms/busy-button';
import { useMutationForm } from '../../ui/forms/mutation-form';
import { PasswordInput } from '../../ui/forms/password-input';
import { Notice } from '../../ui/notice';
import { FailedRead, LinkButton, LoadingText, Page, PageHeading } from '../../ui/page';
import { PASSWORD_REQUIRED } from '../account/messages';
import { SendVerificationAgain } from '../account/verification-notice';
import { useVerifyEmailMutation } from './gql/verify-email-page';
import classes from './mail-links.module.css';
import * as messages from './messages';
import { useLinkToken } from './use-link-token';

graphql(`
  mutation VerifyEmail($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      account {
        id
        email
        emailVerified
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

type Outcome =
  | { status: 'verifying' }
  /** The browser is not signed in to the account. */
  | { status: 'needsPassword' }
  | { status: 'verified'; email: string }
  /** The link was used before or is too old: only a new one helps. */
  | { status: 'badLink' }
  /** There was no response, so the link may still be good. */
  | { status: 'failed'; message: string };

export function VerifyEmailPage() {
  const { outcome, retry, verifyWith } = useVerifyEmail(useLinkToken());
  return (
    <Page isNarrow>
      <PageHeading>E-mail verification</PageHeading>
      {outcome.status === 'verifying' && <LoadingText>Verifying your e-mail address...</LoadingText>}
      {outcome.status === 'needsPassword' && <PasswordForm verifyWith={verifyWith} />}
      {outcome.status === 'verified' && <EmailVerified email={outcome.email} />}
      {outcome.status === 'badLink' && <BadVerificationLink />}
      {outcome.status === 'failed' && <FailedRead message={outcome.message} onRetry={retry} />}
    </Page>
  );
}

function useVerifyEmail(token: string) {
  const [mutate] = useVerifyEmailMutation();
  const [outcome, setOutcome] = useState<Outcome>({ status: 'verifying' });
  const verifiedToken = useRef<string | null>(null);

  const send = useCallback(
    async (password?: string): Promise<readonly UserError[]> => {
      const { data } = await mutate({ variables: { input: { token, ...(password && { password }) } } });
      const { account = null, userErrors = [] } = data?.verifyEmail ?? {};
      const isAboutPassword = userErrors.some(({ field }) => field === 'password');
      if (account) setOutcome({ status: 'verified', email: account.email });
      else setOutcome(isAboutPassword ? { status: 'needsPassword' } : failureOf(userErrors[0]));
      return userErrors;
    },
    [mutate, token],
  );

  const verify = useCallback(async () => {
    setOutcome({ status: 'verifying' });
    try {
      await send();
    } catch (error) {
      setOutcome({ status: 'failed', message: attemptFailedMessage(error) });
    }
  }, [send]);

  useEffect(() => {
    // A token works once, and React may run an effect twice.
    if (verifiedToken.current === token) return;
    verifiedToken.current = token;
    if (token === '') setOutcome({ status: 'badLink' });
    else void verify();
  }, [token, verify]);

  return { outcome, retry: verify, verifyWith: send };
}

function failureOf(userError: UserError | undefined): Outcome {
  if (userError?.code === 'INVALID_OR_EXPIRED_LINK') return { status: 'badLink' };
  return { status: 'failed', message: userError?.message ?? OTHER_ERROR };
}

function PasswordForm({ verifyWith }: { verifyWith: (password: string) => Promise<readonly UserError[]> }) {
  const form = useMutationForm({
    name: 'verify-email',
    initialValues: { password: '' },
    validate: ({ password }) => (password === '' ? { password: PASSWORD_REQUIRED } : {}),
    send: async ({ password }) => {
      const userErrors = await verifyWith(password);
      return userErrors.length > 0 ? userErrors : null;
    },
    failureMessage: attemptFailedMessage,
  });

  return (
    <Card
      as="form"
      aria-label="E-mail verification"
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit}
    >
      <p>
        You are not logged in to this account here. If you made it, enter its password. If you did not, leave
        this page: the person who made it cannot confirm your address without you.
      </p>
      <PasswordInput
        {...form.field('password')}
        label="Password"
        autoComplete="current-password"
        errorProps={{ role: 'alert' }}
      />
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy} fullWidth>
        {form.isBusy ? 'Verifying...' : 'Verify e-mail address'}
      </BusyButton>
    </Card>
  );
}

/** The link may have been opened where nobody, or someone else, is signed in: the page names the address. */
function EmailVerified({ email }: { email: string }) {
  const { status, viewer } = useSession();
  const action = viewer ? (
    <LinkButton to={homePath(viewer.role)}>Home Page</LinkButton>
  ) : (
    <LinkButton to={paths.welcome}>Log in</LinkButton>
  );
  return (
    <Notice tone="success" action={status === 'ready' && action}>
      {email} is verified. Thank you.
    </Notice>
  );
}

function BadVerificationLink() {
  const { status, viewer, mailEnabled } = useSession();
  const mailSentence = useMailSentence();
  if (viewer?.emailVerified) {
    return <Notice tone="success">{viewer.email} is already verified.</Notice>;
  }
  if (viewer) return <SendVerificationAgain tone="danger" reason={messages.BAD_LINK} />;
  return (
    <Notice
      tone="danger"
      action={
        status === 'ready' &&
        mailEnabled && <LinkButton to={paths.welcomeThen(paths.verifyEmail)}>Log in</LinkButton>
      }
    >
      {mailSentence(messages.BAD_LINK)}
    </Notice>
  );
}
