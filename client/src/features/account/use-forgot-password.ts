import { useState } from 'react';
import { useRequestPasswordResetMutation } from '../../gql/hooks';
import { attemptFailedSentence } from '../../session/attempt-failed-sentence';
import { isEmail } from '../../ui/email';

/** Why no link was asked for. */
interface Refusal {
  isAboutEmail: boolean;
  message: string;
}

export function useForgotPassword() {
  const [mutate, { loading }] = useRequestPasswordResetMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSent, setSent] = useState(false);

  async function attempt(email: string): Promise<Refusal | null> {
    if (!isEmail(email)) return { isAboutEmail: true, message: 'Please enter a valid email address' };
    const { data } = await mutate({ variables: { input: { email: email.trim() } } });
    const [userError] = data?.requestPasswordReset.userErrors ?? [];
    return userError ? { isAboutEmail: true, message: userError.message } : null;
  }

  async function ask(email: string) {
    setRefusal(null);
    const result = await attempt(email).catch(
      (error: unknown): Refusal => ({ isAboutEmail: false, message: attemptFailedSentence(error) }),
    );
    setRefusal(result);
    setSent(result === null);
  }

  return { ask, isAsking: loading, isSent, refusal, forgive: () => setRefusal(null) };
}
