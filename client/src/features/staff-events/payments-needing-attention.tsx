import { Button } from '@mantine/core';
import { useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import {
  type PaymentNeedingAttentionFragment,
  usePaymentsNeedingAttentionQuery,
  useRecheckPaymentMutation,
} from '../../gql/graphql';
import { Card } from '../../ui/card';
import { LoadMore } from '../../ui/load-more';
import { type Message, Notice } from '../../ui/notice';
import { FailedRead } from '../../ui/page';
import { formatPrice } from '../../ui/price';
import * as messages from './messages';
import classes from './payments-needing-attention.module.css';

graphql(`
  query PaymentsNeedingAttention($eventId: ID!, $after: String) {
    event(id: $eventId) {
      id
      paymentsNeedingAttention(first: 20, after: $after) {
        nodes {
          id
          ...PaymentNeedingAttention
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

graphql(`
  fragment PaymentNeedingAttention on Payment {
    id
    status
    amountPence
    payerName
    payerEmail
    createdAt
    attentionReason
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

/** For the event's creator. Most events have none, so nothing is shown before there is one. */
export function PaymentsNeedingAttention({ eventId }: { eventId: string }) {
  const { data, error, refetch, fetchMore } = usePaymentsNeedingAttentionQuery({
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  const payments = data?.event?.paymentsNeedingAttention;

  if (!payments && error) {
    return (
      <FailedRead
        error={error}
        message={messages.PAYMENTS_FAILED}
        onRetry={() => refetch().catch(() => {})}
      />
    );
  }
  if (!payments || payments.nodes.length === 0) return null;
  const { nodes, pageInfo } = payments;
  return (
    <section aria-label="Payments that need a look" className={classes.section}>
      <h2>Payments that need a look</h2>
      <ul className={classes.payments}>
        {nodes.map((payment) => (
          <PaymentNeedingAttention key={payment.id} payment={payment} />
        ))}
      </ul>
      <LoadMore
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        label="Show more payments"
        shown={pageInfo.hasNextPage ? `${nodes.length} shown` : ''}
        items="[data-payment]"
        isCentred={false}
        onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        failedMessage={messages.PAYMENTS_FAILED}
      />
    </section>
  );
}

function PaymentNeedingAttention(props: { payment: FragmentRef<PaymentNeedingAttentionFragment> }) {
  const payment = readFragment<PaymentNeedingAttentionFragment>(props.payment);
  const { recheck, isAsking, message } = useRecheckPayment(payment.id);
  const { payerName, payerEmail, amountPence, status, attentionReason } = payment;
  return (
    <Card as="li" className={classes.payment} tabIndex={-1} data-payment>
      <div className={classes.top}>
        <span className={classes.payer}>{payerName ?? 'Someone whose account is gone'}</span>
        <span className={classes.amount}>{formatPrice(amountPence)}</span>
      </div>
      {payerEmail && <a href={`mailto:${encodeURIComponent(payerEmail)}`}>{payerEmail}</a>}
      <p>
        <span className={classes.status}>{messages.paymentStatusTexts[status]}.</span>{' '}
        {attentionReason ? messages.attentionReasonTexts[attentionReason] : 'All is well with it now.'}
      </p>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      <div>
        <Button variant="default" onClick={isAsking ? undefined : recheck} aria-disabled={isAsking}>
          {isAsking ? 'Asking Stripe...' : 'Ask Stripe again'}
          <span className="visually-hidden"> about the payment of {payerName ?? 'a closed account'}</span>
        </Button>
      </div>
    </Card>
  );
}

function useRecheckPayment(paymentId: string) {
  const [message, setMessage] = useState<Message | null>(null);
  // A payment that turns out to be paid signs its person up, which the response does not hold.
  const [mutate, { loading }] = useRecheckPaymentMutation({ refetchQueries: ['EventAttendees'] });

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
        text: `Stripe was asked: ${messages.paymentStatusTexts[payment.status].toLowerCase()}.`,
      };
    } catch (error) {
      const text = failedWith(error, 'FORBIDDEN') ? messages.NO_PERMISSION : rateLimitMessage(error);
      return { tone: 'danger', text: text ?? messages.RECHECK_FAILED };
    }
  }

  async function recheck() {
    setMessage(null);
    setMessage(await attempt());
  }

  return { recheck, isAsking: loading, message };
}
