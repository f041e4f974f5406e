import { useState } from 'react';
import { useRequestEmailVerificationMutation } from '../../gql/hooks';
import { attemptFailedSentence } from '../../session/attempt-failed-sentence';
import type { Message } from '../../ui/message';

export function useRequestVerification() {
  const [mutate, { loading }] = useRequestEmailVerificationMutation();
  const [message, setMessage] = useState<Message | null>(null);

  async function request() {
    setMessage(null);
    try {
      const { data } = await mutate();
      const [userError] = data?.requestEmailVerification.userErrors ?? [];
      setMessage(
        userError
          ? { tone: 'danger', text: userError.message }
          : { tone: 'success', text: 'We have sent you a new link.' },
      );
    } catch (error) {
      setMessage({ tone: 'danger', text: attemptFailedSentence(error) });
    }
  }

  return { request, isRequesting: loading, message };
}
