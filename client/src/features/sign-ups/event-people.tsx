import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { EventPeopleFragment } from '../../gql/graphql';
import { Tabs } from '../../ui/tabs';
import { EventAttendees } from './event-attendees';
import { EventWaitingList } from './event-waiting-list';

graphql(`
  fragment EventPeople on Event {
    id
    signUpCount
    capacity
    waitingCount
    ...EventAttendees
    ...EventWaitingList
  }
`);

/** For the event's creator: who comes, and beside it who waits for a place where places can run out. */
export function EventPeople({ event: ref }: { event: FragmentRef<EventPeopleFragment> }) {
  const event = readFragment<EventPeopleFragment>(ref);
  if (event.capacity === null && event.waitingCount === 0) return <EventAttendees event={event} />;
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
          count: event.waitingCount,
          content: <EventWaitingList event={event} />,
        },
      ]}
    />
  );
}
