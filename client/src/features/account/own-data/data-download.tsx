import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { UserError } from '../../../apollo/failure';
import { graphql } from '../../../apollo/graphql';
import type { ViewerFragment } from '../../../session/gql/session';
import { attemptFailedMessage } from '../../../session/messages';
import { BusyButton } from '../../../ui/forms/busy-button';
import { useMutationForm } from '../../../ui/forms/mutation-form';
import { PasswordInput } from '../../../ui/forms/password-input';
import { IconKey } from '../../../ui/icons/for-accounts';
import { Notice } from '../../../ui/notice';
import { LogInDocument } from '../../welcome/gql/credentials-form';
import classes from '../account-page.module.css';
import { SignInAgain } from '../delete-account-dialog';
import * as messages from '../messages';
import { DataExportUrlDocument } from './gql/data-download';
import ownClasses from './own-data.module.css';

graphql(`
  query DataExportUrl {
    viewer {
      id
      dataExportUrl
    }
  }
`);

type Step = 'START' | 'SIGN_IN' | 'DONE';

/**
 * A stranger at a signed-in browser must not get the file: the server gives it within ten minutes after a sign-in, so an
 * older session asks for the password, or for Google, once more.
 */
export function DataDownload({ viewer }: { viewer: ViewerFragment }) {
  const [step, setStep] = useState<Step>('START');
  const client = useApolloClient();
  const hasPassword = viewer.signInMethods.includes('PASSWORD');
  const asksForPassword = step === 'SIGN_IN' && hasPassword;

  async function download(): Promise<null> {
    const { data } = await client.query({ query: DataExportUrlDocument, fetchPolicy: 'network-only' });
    const url = data?.viewer?.dataExportUrl;
    if (url) saveFrom(url);
    setStep(url ? 'DONE' : 'SIGN_IN');
    return null;
  }

  async function signInAgain(password: string): Promise<readonly UserError[] | null> {
    const input = { role: viewer.role, email: viewer.email, password };
    const { data } = await client.mutate({ mutation: LogInDocument, variables: { input } });
    if (data?.logIn.account) return download();
    return (data?.logIn.userErrors ?? []).map((error) => ({ ...error, field: 'password' }));
  }

  const form = useMutationForm({
    name: 'data-download',
    initialValues: { password: '' },
    validate: ({ password }) =>
      asksForPassword && password === '' ? { password: messages.PASSWORD_REQUIRED } : {},
    send: ({ password }) => (asksForPassword ? signInAgain(password) : download()),
    failureMessage: attemptFailedMessage,
  });

  return (
    <form aria-label="Your data" className={classes.form} noValidate onSubmit={form.onSubmit}>
      {asksForPassword && (
        <>
          <input type="hidden" autoComplete="username" value={viewer.email} />
          <PasswordInput
            {...form.field('password')}
            label="Password"
            autoComplete="current-password"
            errorProps={{ role: 'alert' }}
          />
        </>
      )}
      {step === 'SIGN_IN' && !hasPassword && (
        <SignInAgain
          viewer={viewer}
          message={messages.dataDownload.askToLogIn}
          sentences={messages.dataDownload}
          onLeave={() => setStep('START')}
        />
      )}
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      {step === 'DONE' && <Notice tone="success">{messages.DATA_DOWNLOADED}</Notice>}
      <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy}>
        Download my data
      </BusyButton>
      <p className={ownClasses.hint}>
        <IconKey size={16} stroke={1.75} aria-hidden />
        {hasPassword ? messages.PASSWORD_BEFORE_FILE : messages.GOOGLE_BEFORE_FILE}
      </p>
    </form>
  );
}

/** A link that the browser saves: a download that fails leaves this page where it is. */
function saveFrom(url: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: '' });
  link.click();
}
