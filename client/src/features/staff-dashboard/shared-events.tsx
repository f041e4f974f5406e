import { graphql } from '../../apollo/graphql';
import { FailedRead, LoadingText } from '../../ui/page';
import { EVENTS_FAILED } from '../events/messages';
import { MoreEvents } from '../events/more-events';
import { useSharedEventsQuery } from './gql/shared-events';
import { OwnEventRow } from './own-event-row';
import classes from './own-events.module.css';

graphql(`
  query SharedEvents($after: String, $isOwn: Boolean! = false) {
    viewer {
      id
      sharedEvents(first: 15, after: $after) {
        nodes {
          id
          ...OwnEventRow
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** Events of others in whose teams the viewer is. */
export function SharedEvents() {
  const { data, error, fetchMore, refetch } = useSharedEventsQuery({ fetchPolicy: 'cache-and-network' });
  const connection = data?.viewer?.sharedEvents;
  if (error && !data) {
    return <FailedRead error={error} message={EVENTS_FAILED} onRetry={() => refetch().catch(() => {})} />;
  }
  if (!connection) return <LoadingText>Loading events...</LoadingText>;
  const { nodes, pageInfo } = connection;
  return (
    <>
      <h2 className="visually-hidden">Events</h2>
      <ul className={classes.rows}>
        {nodes.map((event) => (
          <OwnEventRow key={event.id} event={event} />
        ))}
      </ul>
      <MoreEvents
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
      />
    </>
  );
}
