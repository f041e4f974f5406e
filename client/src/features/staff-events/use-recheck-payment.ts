import { useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { useRecheckPaymentMutation } from '../../gql/hooks';
import { statusWords } from './payment-attention-messages';
import { NO_PERMISSION, RECHECK_FAILED } from './sentences';

interface Result {
  tone: 'success' | 'info' | 'danger';
  text: string;
}

export function useRecheckPayment(paymentId: string) {
  const [message, setMessage] = useState<Result | null>(null);
  // A payment that turns out to be paid signs its person up, of which the answer says nothing.
  const [mutate, { loading }] = useRecheckPaymentMutation({ refetchQueries: ['EventAttendees'] });

  async function recheck() {
    setMessage(null);
    try {
      const { data } = await mutate({ variables: { input: { paymentId } } });
      const { payment = null, userErrors = [] } = data?.recheckPayment ?? {};
      setMessage(
        payment
          ? {
              tone: payment.attentionReason ? 'info' : 'success',
              text: `Stripe was asked: ${statusWords[payment.status].toLowerCase()}.`,
            }
          : { tone: 'danger', text: userErrors[0]?.message ?? RECHECK_FAILED },
      );
    } catch (error) {
      const refusal = failedWith(error, 'FORBIDDEN') ? NO_PERMISSION : rateLimitMessage(error);
      setMessage({ tone: 'danger', text: refusal ?? RECHECK_FAILED });
    }
  }

  return { recheck, isAsking: loading, message };
}
