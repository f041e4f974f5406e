import { readFailureMessage } from '../../apollo/failure';
import { usePaymentsNeedingAttentionQuery } from '../../gql/hooks';
import { LoadMore } from '../../ui/load-more';
import { FailedRead } from '../../ui/read-states';
import { PaymentNeedingAttention } from './payment-needing-attention';
import classes from './payments-needing-attention.module.css';
import { PAYMENTS_FAILED } from './sentences';

/** For the event's creator; most events have none, so nothing is said of it before there is one. */
export function PaymentsNeedingAttention({ eventId }: { eventId: string }) {
  const { data, error, refetch, fetchMore } = usePaymentsNeedingAttentionQuery({
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  const payments = data?.event?.paymentsNeedingAttention;
  const messageFor = (failure: unknown) => readFailureMessage(failure, PAYMENTS_FAILED);

  if (!payments && error) {
    return <FailedRead message={messageFor(error)} onRetry={() => refetch().catch(() => {})} />;
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
        messageFor={messageFor}
      />
    </section>
  );
}
