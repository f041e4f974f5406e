import { useState } from 'react';
import { graphql, readFragment, toFragmentRef } from '../../../apollo/graphql';
import { paths } from '../../../paths';
import { isFromHistory } from '../../../rendering/from-history';
import { useIsServerRendering, useOwnClock } from '../../../ui/dates/own-clock';
import { EventCard } from '../event-card';
import classes from '../event-list.module.css';
import type { EventCardFragment } from '../gql/event-card';
import type { EventFactsFragment } from '../gql/event-details';
import { useOpenLink } from '../opening/open-link';
import { type ComingEventsQuery, useComingEventsQuery } from './gql/coming-events';

// Without a field of the viewer's own, so that all visitors share one cached answer. The page of an event leaves out the
// counts: a sign-up to one event must not make the pages of all others anew.
graphql(`
  query ComingEvents($first: Int!, $filter: EventFilter!, $withCounts: Boolean!) {
    events(first: $first, filter: $filter) {
      nodes {
        id
        date
        endsAt
        cancelledAt
        series {
          id
        }
        placesLeft @include(if: $withCounts)
        ...EventFacts
      }
      totalCount @include(if: $withCounts)
    }
  }
`);

export type ComingEvent = ComingEventsQuery['events']['nodes'][number];

/** As many cards as a section has. */
export const CARDS = 3;

/** As What’s on lists them. */
const coming = { foldSeries: true, hasEnded: false };

/** For the first page, some more than it shows: cancelled ones count, as they do on What’s on. */
export const comingEvents = { first: 2 * CARDS, filter: coming, withCounts: true };

/** For the page of an event: this event, three of its host and three more. */
export const otherEvents = {
  first: 2 * CARDS + 1,
  filter: { ...coming, cancelled: false },
  withCounts: false,
};

/** For the page of an event: this event and three more. */
export function otherEventsOf(hostId: string) {
  return { ...otherEvents, first: CARDS + 1, filter: { ...otherEvents.filter, hostId } };
}

/** The events that a section can show, the soonest first. `total` counts the whole list. */
export function useComingEvents(variables: typeof comingEvents) {
  const { now } = useOwnClock();
  // Data that came with the page count as just read, also when this code comes later.
  const isJustRead = useIsServerRendering() && !isFromHistory();
  const [fetchPolicy] = useState<'cache-first' | 'cache-and-network'>(
    isJustRead ? 'cache-first' : 'cache-and-network',
  );
  const { data, previousData, loading } = useComingEventsQuery({ variables, fetchPolicy });
  const list = (data ?? previousData)?.events;
  return {
    // A page stays open longer than an event lasts.
    events: list?.nodes.filter(({ endsAt, cancelledAt }) => !cancelledAt && Date.parse(endsAt) > now) ?? [],
    total: list?.totalCount ?? 0,
    isLoading: loading && !list,
  };
}

export function EventCards({ events }: { events: readonly ComingEvent[] }) {
  const open = useOpenLink();
  return (
    <div className={classes.few}>
      {events.map((node) => {
        const facts = readFragment<EventFactsFragment>(node);
        const event = toFragmentRef<EventCardFragment>({ ...facts, placesLeft: node.placesLeft ?? null });
        return <EventCard key={node.id} event={event} to={paths.event(node.id)} onOpen={open} />;
      })}
    </div>
  );
}
