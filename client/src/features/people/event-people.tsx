import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { Tabs } from '../../ui/tabs';
import { EventAttendees } from './event-attendees';
import { EventWaitingList } from './event-waiting-list';
import type { EventPeopleFragment } from './gql/event-people';

graphql(`
  fragment EventPeople on Event {
    id
    signUpCount
    capacity
    waitingListEntries(first: 1) {
      totalCount
    }
    ...EventAttendees
    ...EventWaitingList
  }
`);

/** For the event's creator: the attendees, and beside them the people who wait for a place where places can run out. */
export function EventPeople({ event: ref }: { event: FragmentRef<EventPeopleFragment> }) {
  const event = readFragment<EventPeopleFragment>(ref);
  // With those who were offered a place, who are listed too.
  const waiting = event.waitingListEntries?.totalCount ?? 0;
  if (event.capacity === null && waiting === 0) return <EventAttendees event={event} />;
  return (
    <Tabs
      label="People"
      tabs={[
        {
          name: 'people',
          label: 'People',
          count: event.signUpCount,
          content: <EventAttendees event={event} isInTab />,
        },
        {
          name: 'waiting',
          label: 'Waiting list',
          count: waiting,
          content: <EventWaitingList event={event} />,
        },
      ]}
    />
  );
}
