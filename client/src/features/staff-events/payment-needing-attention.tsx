import { useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { afterPage } from '../../ui/after-page';
import { Card } from '../../ui/card';
import { BusyButton } from '../../ui/forms/busy-button';
import { type Message, Notice } from '../../ui/notice';
import { formatPrice } from '../../ui/texts/price';
import { NO_PERMISSION } from '../event-form/messages';
import {
  type PaymentNeedingAttentionFragment,
  useRecheckPaymentMutation,
} from './gql/payment-needing-attention';
import * as messages from './messages';
import classes from './payments-needing-attention.module.css';

/** Few payments need it. */
const EndAttention = afterPage(async () => (await import('./end-attention')).EndAttention);

graphql(`
  fragment PaymentNeedingAttention on Payment {
    id
    status
    amountPence
    payerName
    payerEmail
    createdAt
    eventTitle
    attentionReason
    attentionNote
  }
`);

graphql(`
  mutation RecheckPayment($input: RecheckPaymentInput!) {
    recheckPayment(input: $input) {
      payment {
        ...PaymentNeedingAttention
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface Props {
  payment: FragmentRef<PaymentNeedingAttentionFragment>;
  /** Where payments of many events are listed. */
  namesEvent: boolean;
}

/** One payment, why it needs a look, and the way to ask Stripe again. */
export function PaymentNeedingAttention({ namesEvent, ...props }: Props) {
  const payment = readFragment<PaymentNeedingAttentionFragment>(props.payment);
  const { recheck, isAsking, message } = useRecheckPayment(payment.id, namesEvent);
  const { payerName, payerEmail, amountPence, eventTitle, attentionReason, attentionNote } = payment;
  return (
    <Card as="li" className={classes.payment} tabIndex={-1} data-payment>
      <div className={classes.top}>
        <span className={classes.payer}>{payerName ?? 'A deleted account'}</span>
        <span className={classes.amount}>{formatPrice(amountPence)}</span>
      </div>
      {namesEvent && <p>{eventTitle}</p>}
      {payerEmail && <a href={`mailto:${encodeURIComponent(payerEmail)}`}>{payerEmail}</a>}
      <p>
        <span className={classes.status}>{statusText(payment)}.</span>{' '}
        {attentionReason ? messages.attentionReasonTexts[attentionReason] : 'All is well with it now.'}
      </p>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      <div>
        <BusyButton variant="default" onClick={recheck} isBusy={isAsking}>
          {isAsking ? 'Asking Stripe...' : 'Ask Stripe again'}
          <span className="visually-hidden"> about the payment of {payerName ?? 'a closed account'}</span>
        </BusyButton>
      </div>
      {attentionReason && attentionReason !== 'UNFINISHED' && (
        <EndAttention paymentId={payment.id} name={payerName ?? 'a closed account'} />
      )}
      {attentionNote && !attentionReason && <p>{messages.noted(attentionNote)}</p>}
    </Card>
  );
}

function statusText({ status, attentionReason }: PaymentNeedingAttentionFragment): string {
  return attentionReason === 'REFUND_FAILED' ? messages.NOT_GIVEN_BACK : messages.paymentStatusTexts[status];
}

function useRecheckPayment(paymentId: string, namesEvent: boolean) {
  const [message, setMessage] = useState<Message | null>(null);
  // A payment that turns out to be paid signs its person up, which the response does not hold.
  const [mutate, { loading }] = useRecheckPaymentMutation({
    refetchQueries: namesEvent ? [] : ['EventAttendees'],
  });

  async function attempt(): Promise<Message> {
    try {
      const { data } = await mutate({ variables: { input: { paymentId } } });
      const payment = readFragment<PaymentNeedingAttentionFragment>(data?.recheckPayment.payment);
      if (!payment) {
        return {
          tone: 'danger',
          text: data?.recheckPayment.userErrors[0]?.message ?? messages.RECHECK_FAILED,
        };
      }
      return {
        tone: payment.attentionReason ? 'info' : 'success',
        text:
          payment.status === 'REFUND_PENDING'
            ? messages.REFUND_TRIED_AGAIN
            : `Stripe was asked: ${statusText(payment).toLowerCase()}.`,
      };
    } catch (error) {
      const text = failedWith(error, 'FORBIDDEN') ? NO_PERMISSION : rateLimitMessage(error);
      return { tone: 'danger', text: text ?? messages.RECHECK_FAILED };
    }
  }

  async function recheck() {
    setMessage(null);
    setMessage(await attempt());
  }

  return { recheck, isAsking: loading, message };
}
