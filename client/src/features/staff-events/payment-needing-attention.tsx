import { Button } from '@mantine/core';
import type { PaymentNeedingAttentionFragment } from '../../gql/graphql';
import { Notice } from '../../ui/notice';
import { formatPrice } from '../../ui/price';
import { attentionMessages, statusWords } from './payment-attention-messages';
import classes from './payment-needing-attention.module.css';
import { useRecheckPayment } from './use-recheck-payment';

export function PaymentNeedingAttention({ payment }: { payment: PaymentNeedingAttentionFragment }) {
  const { recheck, isAsking, message } = useRecheckPayment(payment.id);
  const { payerName, payerEmail, amountPence, status, attentionReason } = payment;
  return (
    <li className={classes.payment} tabIndex={-1} data-payment>
      <div className={classes.top}>
        <span className={classes.payer}>{payerName ?? 'Someone whose account is gone'}</span>
        <span className={classes.amount}>{formatPrice(amountPence)}</span>
      </div>
      {payerEmail && <a href={`mailto:${encodeURIComponent(payerEmail)}`}>{payerEmail}</a>}
      <p>
        <span className={classes.status}>{statusWords[status]}.</span>{' '}
        {attentionReason ? attentionMessages[attentionReason] : 'All is well with it now.'}
      </p>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      <div>
        <Button variant="default" onClick={isAsking ? undefined : recheck} aria-disabled={isAsking}>
          {isAsking ? 'Asking Stripe...' : 'Ask Stripe again'}
          <span className="visually-hidden"> about the payment of {payerName ?? 'a closed account'}</span>
        </Button>
      </div>
    </li>
  );
}
