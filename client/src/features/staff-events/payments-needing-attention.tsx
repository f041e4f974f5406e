import type { FragmentRef } from '../../apollo/graphql';
import { graphql } from '../../apollo/graphql';
import { useSession } from '../../session/session';
import { LoadMore } from '../../ui/load-more';
import { FailedRead } from '../../ui/page';
import type { PaymentNeedingAttentionFragment } from './gql/payment-needing-attention';
import {
  useOwnPaymentsNeedingAttentionQuery,
  usePaymentsNeedingAttentionQuery,
} from './gql/payments-needing-attention';
import * as messages from './messages';
import { PaymentNeedingAttention } from './payment-needing-attention';
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
  query OwnPaymentsNeedingAttention($after: String) {
    viewer {
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

/** For the event's creator. */
export function PaymentsNeedingAttention({ eventId }: { eventId: string }) {
  const { data, loading, error, refetch, fetchMore } = usePaymentsNeedingAttentionQuery({
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PaymentsSection
      payments={data?.event?.paymentsNeedingAttention}
      error={error}
      isLoading={loading}
      namesEvent={false}
      onRetry={() => refetch().catch(() => {})}
      onMore={(after) => fetchMore({ variables: { after } })}
    />
  );
}

/** On the dashboard: of all events of this account, deleted ones included, which have no page any more. */
export function OwnPaymentsNeedingAttention() {
  const { viewer, requireVerifiedStaff } = useSession();
  const { data, loading, error, refetch, fetchMore } = useOwnPaymentsNeedingAttentionQuery({
    fetchPolicy: 'cache-and-network',
    skip: requireVerifiedStaff && !viewer?.emailVerified,
  });
  return (
    <PaymentsSection
      payments={data?.viewer?.paymentsNeedingAttention}
      error={error}
      isLoading={loading}
      namesEvent
      onRetry={() => refetch().catch(() => {})}
      onMore={(after) => fetchMore({ variables: { after } })}
    />
  );
}

interface SectionProps {
  payments:
    | {
        nodes: ({ id: string } & FragmentRef<PaymentNeedingAttentionFragment>)[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      }
    | null
    | undefined;
  error: unknown;
  isLoading: boolean;
  namesEvent: boolean;
  onRetry: () => void;
  onMore: (after: string | null) => Promise<unknown>;
}

/**
 * Mostly there are none, so nothing is shown before there is one; the content below waits for that, so that it never
 * moves.
 */
function PaymentsSection({ payments, error, isLoading, namesEvent, onRetry, onMore }: SectionProps) {
  // Null: they were read, and are not for this account.
  if (payments === undefined && error) {
    return <FailedRead error={error} message={messages.PAYMENTS_FAILED} onRetry={onRetry} />;
  }
  if (!payments && isLoading) return <div data-loading hidden />;
  if (!payments || payments.nodes.length === 0) return null;
  const { nodes, pageInfo } = payments;
  return (
    <section aria-label="Payments that need a look" className={classes.section}>
      <h2>Payments that need a look</h2>
      <ul className={classes.payments}>
        {nodes.map((payment) => (
          <PaymentNeedingAttention key={payment.id} payment={payment} namesEvent={namesEvent} />
        ))}
      </ul>
      <LoadMore
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        label="Show more payments"
        shown={pageInfo.hasNextPage ? `${nodes.length} shown` : ''}
        items="[data-payment]"
        isCentred={false}
        onMore={() => onMore(pageInfo.endCursor)}
        failedMessage={messages.PAYMENTS_FAILED}
      />
    </section>
  );
}
