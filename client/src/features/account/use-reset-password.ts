import { useState } from 'react';
import type { UserError } from '../../apollo/user-error';
import type { Role } from '../../gql/graphql';
import { useResetPasswordMutation } from '../../gql/hooks';
import { attemptFailedSentence } from '../../session/attempt-failed-sentence';
import { changeViewer } from '../../session/change-viewer';
import { OTHER_ERROR } from '../../session/sentences';

type Refusal = Pick<UserError, 'message'> & Partial<UserError>;

/** Whoever sets a new password is signed in: `onReset` is for the way on. */
export function useResetPassword(token: string, onReset: (role: Role) => void) {
  const [mutate, { client, loading }] = useResetPasswordMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function attempt(password: string): Promise<Refusal | null> {
    if (password.length < 6) return { field: 'password', message: 'Password must be atleast 6 characters' };
    const { data } = await mutate({ variables: { input: { token, password } } });
    const account = data?.resetPassword.account;
    if (!account) return data?.resetPassword.userErrors[0] ?? { message: OTHER_ERROR };
    changeViewer(client.cache, account);
    onReset(account.role);
    return null;
  }

  async function reset(password: string) {
    setRefusal(null);
    setRefusal(await attempt(password).catch((error) => ({ message: attemptFailedSentence(error) })));
  }

  return { reset, isResetting: loading, refusal, forgive: () => setRefusal(null) };
}
