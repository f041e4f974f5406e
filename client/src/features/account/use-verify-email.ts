import { useCallback, useEffect, useRef, useState } from 'react';
import type { UserError } from '../../apollo/user-error';
import type { VerifyEmailMutation } from '../../gql/graphql';
import { useVerifyEmailMutation } from '../../gql/hooks';
import { attemptFailedSentence } from '../../session/attempt-failed-sentence';
import { OTHER_ERROR } from '../../session/sentences';
import { BAD_LINK } from './sentences';

type Outcome =
  | { status: 'verifying' }
  | { status: 'verified'; account: NonNullable<VerifyEmailMutation['verifyEmail']['account']> }
  /** The link is spent or old: only a new one helps. */
  | { status: 'badLink'; sentence: string }
  /** There was no answer, so the link may still be good. */
  | { status: 'failed'; sentence: string };

function refused(userError: UserError | undefined): Outcome {
  if (userError?.code === 'INVALID_OR_EXPIRED_LINK')
    return { status: 'badLink', sentence: userError.message };
  return { status: 'failed', sentence: userError?.message ?? OTHER_ERROR };
}

export function useVerifyEmail(token: string) {
  const [mutate] = useVerifyEmailMutation();
  const [outcome, setOutcome] = useState<Outcome>({ status: 'verifying' });
  const verifiedToken = useRef<string | null>(null);

  const verify = useCallback(async () => {
    setOutcome({ status: 'verifying' });
    try {
      const { data } = await mutate({ variables: { input: { token } } });
      const account = data?.verifyEmail.account;
      setOutcome(account ? { status: 'verified', account } : refused(data?.verifyEmail.userErrors[0]));
    } catch (error) {
      setOutcome({ status: 'failed', sentence: attemptFailedSentence(error) });
    }
  }, [mutate, token]);

  useEffect(() => {
    // A token works once, and React may run an effect twice.
    if (verifiedToken.current === token) return;
    verifiedToken.current = token;
    if (token === '') setOutcome({ status: 'badLink', sentence: BAD_LINK });
    else verify();
  }, [token, verify]);

  return { outcome, retry: verify };
}
