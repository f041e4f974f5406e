import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { type Tab, Tabs } from '../../ui/tabs';
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

interface Props {
  event: FragmentRef<EventPeopleFragment>;
  /** More tabs. */
  children?: readonly Tab[];
}

/** For owner and editors: the attendees, and beside them the people who wait for a place where places can run out. */
export function EventPeople({ event: ref, children = [] }: Props) {
  const event = readFragment<EventPeopleFragment>(ref);
  // With those who were offered a place, who are listed too.
  const waiting = event.waitingListEntries?.totalCount ?? 0;
  const hasLine = event.capacity !== null || waiting > 0;
  return (
    <Tabs
      label="This event"
      isSelectOnPhone
      tabs={[
        {
          name: 'people',
          label: 'People',
          count: event.signUpCount,
          content: <EventAttendees event={event} />,
        },
        ...(hasLine
          ? [
              {
                name: 'waiting',
                label: 'Waiting list',
                count: waiting,
                content: <EventWaitingList event={event} />,
              },
            ]
          : []),
        ...children,
      ]}
    />
  );
}
