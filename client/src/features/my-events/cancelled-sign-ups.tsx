import { Link } from 'react-router-dom';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { formatDayAndMonth } from '../../ui/dates/time-zone';
import { LoadMore } from '../../ui/load-more';
import { FailedRead } from '../../ui/page';
import { formatPaymentState } from '../places/payment-chip';
import classes from './cancelled-sign-ups.module.css';
import { type CancelledSignUpInListFragment, useCancelledSignUpsQuery } from './gql/cancelled-sign-ups';
import * as messages from './messages';

graphql(`
  fragment CancelledSignUpInList on CancelledSignUp {
    id
    byCreator
    cancelledAt
    event {
      id
      title
    }
    refund {
      id
      ...PaymentState
    }
  }
`);

graphql(`
  query CancelledSignUps($hasEnded: Boolean!, $after: String) {
    viewer {
      id
      cancelledSignUps(first: 20, after: $after, hasEnded: $hasEnded) {
        nodes {
          id
          ...CancelledSignUpInList
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** The places that the person had and that were given back, at events to come or over, the latest first. */
export function CancelledSignUps({ hasEnded }: { hasEnded: boolean }) {
  const { data, error, refetch, fetchMore } = useCancelledSignUpsQuery({
    variables: { hasEnded },
    fetchPolicy: 'cache-and-network',
  });
  const connection = data?.viewer?.cancelledSignUps;
  if (error && !connection) {
    // The list above it says so.
    if (!navigator.onLine) return null;
    return (
      <FailedRead
        error={error}
        message={messages.CANCELLED_SIGN_UPS_FAILED}
        onRetry={() => refetch().catch(() => {})}
      />
    );
  }
  if (!connection || connection.nodes.length === 0) return null;
  const { nodes, pageInfo } = connection;
  return (
    <section aria-label="Places given back" className={classes.section}>
      <h2>Places given back</h2>
      <ul className={classes.list}>
        {nodes.map((signUp) => (
          <CancelledSignUp key={signUp.id} signUp={signUp} />
        ))}
      </ul>
      {(pageInfo.hasNextPage || nodes.length > 20) && (
        <LoadMore
          count={nodes.length}
          hasMore={pageInfo.hasNextPage}
          label="Show more places given back"
          shown={`${nodes.length} places shown`}
          items="[data-cancelled-link]"
          onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
          failedMessage={messages.CANCELLED_SIGN_UPS_FAILED}
        />
      )}
    </section>
  );
}

function CancelledSignUp(props: { signUp: FragmentRef<CancelledSignUpInListFragment> }) {
  const { event, byCreator, cancelledAt, refund } = readFragment<CancelledSignUpInListFragment>(props.signUp);
  return (
    <li>
      <Link to={paths.event(event.id)} data-cancelled-link>
        {event.title}
      </Link>
      <span>
        {messages.cancelledOn(formatDayAndMonth(cancelledAt), byCreator)}
        {refund && ` · ${formatPaymentState(refund)}`}
      </span>
    </li>
  );
}
