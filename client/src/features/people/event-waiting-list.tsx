import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { formatInstant } from '../../ui/dates/time-zone';
import { LoadMore } from '../../ui/load-more';
import { FailedRead } from '../../ui/page';
import { Person } from '../../ui/person';
import { formatOrdinal } from '../../ui/texts/ordinal';
import classes from './event-attendees.module.css';
import waitingClasses from './event-waiting-list.module.css';
import {
  type EventWaitingListFragment,
  useEventWaitingListQuery,
  type WaitingPersonFragment,
} from './gql/event-waiting-list';
import * as messages from './messages';
import { PeopleSkeleton } from './who-is-coming';

graphql(`
  fragment EventWaitingList on Event {
    id
    waitingCount
    timeZone
  }
`);

graphql(`
  fragment WaitingPerson on WaitingListEntry {
    id
    name
    email
    position
    joinedAt
    offerExpiresAt
  }
`);

graphql(`
  query EventWaitingList($eventId: ID!, $after: String) {
    event(id: $eventId) {
      id
      waitingCount
      waitingListEntries(first: 100, after: $after) {
        nodes {
          id
          ...WaitingPerson
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`);

/** For the event's creator: the people who wait for a place, since when, and those for whom a free one is held. */
export function EventWaitingList({ event: ref }: { event: FragmentRef<EventWaitingListFragment> }) {
  const event = readFragment<EventWaitingListFragment>(ref);
  const { data, error, refetch, fetchMore } = useEventWaitingListQuery({
    variables: { eventId: event.id },
    fetchPolicy: 'cache-and-network',
  });
  const people = data?.event?.waitingListEntries;

  function content() {
    if (people?.nodes.length === 0) return <p>{messages.NOBODY_WAITS}</p>;
    if (!people && error) {
      return (
        <FailedRead
          error={error}
          message={messages.WAITING_LIST_FAILED}
          onRetry={() => refetch().catch(() => {})}
        />
      );
    }
    if (!people) return <PeopleSkeleton count={event.waitingCount} />;
    const { nodes, pageInfo, totalCount } = people;
    const offered = Math.max(0, totalCount - event.waitingCount);
    return (
      <>
        <ul className={`${classes.people} ${waitingClasses.people}`}>
          {nodes.map((entry) => (
            <WaitingPerson key={entry.id} entry={entry} timeZone={event.timeZone} />
          ))}
        </ul>
        <LoadMore
          count={nodes.length}
          hasMore={pageInfo.hasNextPage}
          label="Show more people"
          shown={messages.waitingShown(nodes.length, totalCount, offered)}
          items="[data-person]"
          isCentred={false}
          onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
          failedMessage={messages.WAITING_LIST_FAILED}
        />
      </>
    );
  }

  return (
    <section aria-label="Waiting list">
      <h2 className="visually-hidden">Waiting list</h2>
      {content()}
    </section>
  );
}

function WaitingPerson(props: { entry: FragmentRef<WaitingPersonFragment>; timeZone: string }) {
  const entry = readFragment<WaitingPersonFragment>(props.entry);
  const { name, email, position, joinedAt, offerExpiresAt } = entry;
  return (
    <Person name={name}>
      <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      {offerExpiresAt ? (
        <span className={waitingClasses.offered}>
          Place offered until {formatInstant(offerExpiresAt, props.timeZone, 'short')}
        </span>
      ) : (
        <span className={waitingClasses.position}>{formatOrdinal(position)} in line</span>
      )}
      <span className={classes.moment}>
        since <time dateTime={joinedAt}>{formatInstant(joinedAt, props.timeZone, 'short')}</time>
      </span>
    </Person>
  );
}
