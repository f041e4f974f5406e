import { Button } from '@mantine/core';
import type { PaymentInQuestionFragment } from '../../gql/graphql';
import { Notice } from '../../ui/notice';
import { formatPrice } from '../../ui/price';
import classes from './payment-in-question.module.css';
import { concernWords, statusWords } from './payment-in-question-words';
import { useRecheckPayment } from './use-recheck-payment';

export function PaymentInQuestion({ payment }: { payment: PaymentInQuestionFragment }) {
  const { recheck, isAsking, message } = useRecheckPayment(payment.id);
  const { payerName, payerEmail, amountPence, status, concern } = payment;
  return (
    <li className={classes.payment} tabIndex={-1} data-payment>
      <div className={classes.top}>
        <span className={classes.payer}>{payerName ?? 'Someone whose account is gone'}</span>
        <span className={classes.amount}>{formatPrice(amountPence)}</span>
      </div>
      {payerEmail && <a href={`mailto:${encodeURIComponent(payerEmail)}`}>{payerEmail}</a>}
      <p>
        <span className={classes.status}>{statusWords[status]}.</span>{' '}
        {concern ? concernWords[concern] : 'All is well with it now.'}
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
