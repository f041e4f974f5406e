import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rateLimitMessage, type UserError } from '../../apollo/failure';
import { graphql, readFragment } from '../../apollo/graphql';
import { homePath } from '../../paths';
import type { ViewerFragment } from '../../session/gql/session';
import { useSession } from '../../session/session';
import { changeViewer } from '../../session/viewer-cache';
import { timings } from '../../timings';
import { Dialog, DialogButtons, DialogText } from '../../ui/dialogs/dialog';
import { BusyButton } from '../../ui/forms/busy-button';
import { useMutationForm } from '../../ui/forms/mutation-form';
import { PasswordInput } from '../../ui/forms/password-input';
import { Notice } from '../../ui/notice';
import { calendarMemory } from '../calendar/calendar-memory';
import { GoogleSignIn, useGoogleSignIn } from '../welcome/google-sign-in';
import { AccountDeletionImpact } from './account-deletion-impact';
import classes from './delete-account-dialog.module.css';
import { useDeleteAccountMutation } from './gql/delete-account-dialog';
import * as messages from './messages';

graphql(`
  mutation DeleteAccount($password: String) {
    deleteAccount(password: $password) {
      deletedAccountId
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
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ viewer, isOpen, onClose }: Props) {
  return (
    <Dialog title="Delete Account" isOpen={isOpen} onClose={onClose}>
      {isOpen && <DeleteAccountForm key={viewer.id} viewer={viewer} onClose={onClose} />}
    </Dialog>
  );
}

/** A password of the account is always asked for; without one, the sign-in must be recent (the server knows). */
function DeleteAccountForm({ viewer, onClose }: Omit<Props, 'isOpen'>) {
  const { startSignOutTransition } = useSession();
  const [isSignInOld, setSignInOld] = useState(false);
  const [mutate] = useDeleteAccountMutation();
  const hasPassword = viewer.signInMethods.includes('PASSWORD');

  async function deleteAccount(password: string): Promise<readonly UserError[] | null> {
    const { data } = await mutate({ variables: { password: hasPassword ? password : null } });
    const { deletedAccountId = null, userErrors = [] } = data?.deleteAccount ?? {};
    if (!deletedAccountId) {
      setSignInOld(userErrors.some(({ code }) => code === 'SIGN_IN_AGAIN'));
      return userErrors;
    }
    calendarMemory.clear();
    onClose();
    startSignOutTransition(messages.DELETED, timings.accountDeletedThenWelcome);
    return null;
  }

  const form = useMutationForm({
    name: 'delete-account',
    initialValues: { password: '' },
    validate: ({ password }) =>
      hasPassword && password === '' ? { password: messages.PASSWORD_REQUIRED } : {},
    send: ({ password }) => deleteAccount(password),
    failureMessage: (error) => rateLimitMessage(error) ?? messages.DELETE_FAILED,
  });

  return (
    <form aria-label="Delete Account" className={classes.form} noValidate onSubmit={form.onSubmit}>
      <DialogText>Are you sure you want to delete your account? This cannot be undone.</DialogText>
      <DialogText>
        It is the account of {viewer.name}, {viewer.email}.
      </DialogText>
      <DialogText>
        <AccountDeletionImpact viewer={viewer} />
      </DialogText>
      {hasPassword && (
        <PasswordInput
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          errorProps={{ role: 'alert' }}
        />
      )}
      {isSignInOld ? (
        <SignInAgain
          viewer={viewer}
          message={form.formError}
          sentences={messages.deletion}
          onLeave={onClose}
        />
      ) : (
        form.formError && <Notice tone="danger">{form.formError}</Notice>
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          Keep account
        </Button>
        <BusyButton ref={form.submitButton} type="submit" color="danger" isBusy={form.isBusy}>
          {form.isBusy ? 'Deleting account...' : 'Delete account'}
        </BusyButton>
      </DialogButtons>
    </form>
  );
}

interface SignInAgainProps {
  viewer: ViewerFragment;
  /** The server's. */
  message: string | null;
  /** The next step after it, and the note that it can be done. */
  sentences: { askToLogIn: string; isLoggedIn: string };
  /** Another person has signed in. */
  onLeave: () => void;
}

/** Google's pages have a window of their own, so the form stays open meanwhile. */
export function SignInAgain({ viewer, message, sentences, onLeave }: SignInAgainProps) {
  const { googleSignInEnabled } = useSession();
  const [isDone, setDone] = useState(false);
  const client = useApolloClient();
  const navigate = useNavigate();

  const googleSignIn = useGoogleSignIn(googleSignInEnabled, async (ref) => {
    const account = readFragment<ViewerFragment>(ref);
    if (account.id === viewer.id) return setDone(true);
    // The question is not about their account.
    onLeave();
    await changeViewer(client, ref);
    await navigate(homePath(account.role));
  });

  if (isDone) return <Notice tone="success">{sentences.isLoggedIn}</Notice>;
  if (!googleSignInEnabled) return <Notice tone="danger">{message}</Notice>;
  return (
    <>
      <Notice tone="danger">{sentences.askToLogIn}</Notice>
      <GoogleSignIn googleSignIn={googleSignIn} isDisabled={googleSignIn.isRunning} />
    </>
  );
}
