import { useApolloClient } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { lazy, Suspense, useRef, useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { SignUpOrder } from '../../gql/types';
import { useMailSentence } from '../../session/mail-sentence';
import { timings } from '../../timings';
import { type Message, Notice } from '../../ui/notice';
import { FailedRead } from '../../ui/page';
import { useTransientState } from '../../ui/timers';
import { useLiveEvent } from '../live/use-live-event';
import { AttendeeList } from './attendee-list';
import { AttendeeTools } from './attendee-tools';
import classes from './event-attendees.module.css';
import type { AttendeeFragment } from './gql/attendee';
import { type EventAttendeesFragment, useEventAttendeesQuery } from './gql/event-attendees';
import * as messages from './messages';
import { useShownPeople } from './shown-people';
import { PeopleHeading, PeopleSkeleton } from './who-is-coming';

graphql(`
  fragment EventAttendees on Event {
    id
    title
    signUpCount
    pricePence
    timeZone
    viewerRole
  }
`);

graphql(`
  query EventAttendees(
    $eventId: ID!
    $after: String
    $search: String
    $orderBy: SignUpOrder!
    $arrived: Boolean
    $unreachable: Boolean
    $seesMoney: Boolean!
  ) {
    event(id: $eventId) {
      id
      signUpCount
      hiddenSignUpCount
      signUps(
        first: 100
        after: $after
        search: $search
        orderBy: $orderBy
        arrived: $arrived
        unreachable: $unreachable
      ) {
        nodes {
          id
          ...Attendee
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

/** Loaded with the choice: most visits are before the evening. */
const FollowArrivals = lazy(async () => ({
  default: (await import('../door-desk/follow-arrivals')).FollowArrivals,
}));

/** As the query asks for. */
const FIRST_PAGE = 100;

interface Props {
  event: FragmentRef<EventAttendeesFragment>;
}

/** For the event's creator: the people who signed up, with their addresses. */
export function EventAttendees({ event: ref }: Props) {
  const event = readFragment<EventAttendeesFragment>(ref);
  const [search, setSearch] = useState('');
  const [orderBy, setOrderBy] = useState<SignUpOrder>('LATEST_FIRST');
  const { shown, show, filter } = useShownPeople();
  const [searched] = useDebouncedValue(search.trim(), timings.searchPause);
  const { data, previousData, error, refetch, fetchMore } = useEventAttendeesQuery({
    variables: {
      eventId: event.id,
      search: searched || null,
      orderBy,
      arrived: filter.asked.arrived ?? null,
      unreachable: filter.asked.unreachable ?? null,
      seesMoney: event.viewerRole === 'OWNER',
    },
    fetchPolicy: 'cache-and-network',
  });
  const client = useApolloClient();
  // The last result stays while the next one is looked for.
  const loaded = (data ?? previousData)?.event;
  const people = loaded?.signUps;
  const isSearching = searched !== '';
  useLiveEvent(event.id, {
    isWanted: true,
    onSignUps: () => {
      void client.refetchQueries({ include: ['EventFigures'] }).catch(() => {});
      readFirstPage();
    },
  });
  /** The list with later pages starts anew when it is read again: that would take away the page that a person reads. */
  function readFirstPage() {
    if (!people || people.nodes.length <= FIRST_PAGE) void refetch().catch(() => {});
  }
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const mailSentence = useMailSentence();
  const result = useRef<HTMLDivElement>(null);

  function showTakenOut(name: string) {
    setMessage({ tone: 'success', text: mailSentence(messages.takenOut(name)) });
    // The row with the button that was pressed has been removed.
    result.current?.focus();
  }

  function content() {
    // A sign-up may be counted a moment before the list is read again.
    const isWhole = !isSearching && shown === 'all';
    // The team sees all names but those that are erased.
    const erased = loaded?.hiddenSignUpCount ?? 0;
    if (isWhole && people?.nodes.length === 0 && erased > 0) return <p>{messages.ERASED}</p>;
    const isBehind = isWhole && people?.nodes.length === 0 && event.signUpCount > 0;
    if (error && (!people || isBehind)) {
      return (
        <FailedRead
          error={error}
          message={messages.PEOPLE_FAILED}
          onRetry={() => refetch().catch(() => {})}
        />
      );
    }
    const isEmpty = (people?.nodes.length ?? event.signUpCount) === 0 && !isBehind;
    if (isEmpty) return <p>{isSearching ? messages.NOBODY_FOUND : filter.empty}</p>;
    if (!people || isBehind) return <PeopleSkeleton count={event.signUpCount} />;
    return (
      <AttendeeList
        people={people}
        event={event}
        onTakenOut={showTakenOut}
        onMore={() => fetchMore({ variables: { after: people.pageInfo.endCursor } })}
      />
    );
  }

  return (
    <section aria-label="Who is coming">
      {/* The tab says already what the list is of. */}
      <div className="visually-hidden">
        <PeopleHeading count={event.signUpCount} />
      </div>
      <div ref={result} tabIndex={-1} className={classes.result}>
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
      </div>
      {event.signUpCount > 0 && (
        <AttendeeTools
          event={event}
          listed={people?.nodes.map((signUp) => readFragment<AttendeeFragment>(signUp)) ?? []}
          search={search}
          onSearch={setSearch}
          orderBy={orderBy}
          onOrder={setOrderBy}
          shown={shown}
          onShow={show}
        />
      )}
      {filter.asked.arrived !== undefined && (
        <Suspense>
          <FollowArrivals eventId={event.id} onChange={readFirstPage} />
        </Suspense>
      )}
      {content()}
    </section>
  );
}
