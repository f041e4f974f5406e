import type { ReactNode } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { EventInListFragment, OwnMarkFragment, PaymentStateFragment } from '../../gql/graphql';
import { paths } from '../../paths';
import { LoadMore } from '../../ui/load-more';
import { formatMonthAndYear } from '../../ui/local-date';
import { EventCard, EventCardSkeleton } from './event-card';
import classes from './event-list.module.css';
import * as messages from './messages';
import { useFocusOnReturn } from './opened-event';

graphql(`
  fragment EventInList on Event {
    id
    date
    ...EventCard
    ...EventFacts
  }
`);

interface ListedEvent {
  event: FragmentRef<EventInListFragment>;
  /** The person's own, where the list is theirs. */
  payment?: FragmentRef<PaymentStateFragment> | null;
  /** What the person has at it, where the list is everybody's. */
  own?: FragmentRef<OwnMarkFragment>;
  /** What the person can do about it. */
  action?: ReactNode;
}

/** The events are sorted by date already. */
export function EventMonths({ events }: { events: readonly ListedEvent[] }) {
  useFocusOnReturn();
  const months: { name: string; cards: ReactNode[] }[] = [];
  for (const { event: ref, payment, own, action } of events) {
    const event = readFragment<EventInListFragment>(ref);
    const name = formatMonthAndYear(event.date);
    const card = (
      <EventCard
        key={event.id}
        event={event}
        payment={payment}
        own={own}
        action={action}
        to={paths.event(event.id)}
      />
    );
    const last = months.at(-1);
    if (last?.name === name) last.cards.push(card);
    else months.push({ name, cards: [card] });
  }
  return months.map(({ name, cards }) => (
    <section key={name} aria-label={name} className={classes.month}>
      <h2>{name}</h2>
      <div className={classes.grid}>{cards}</div>
    </section>
  ));
}

const skeletons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function EventListSkeleton() {
  return (
    <div className={classes.grid}>
      {skeletons.map((name) => (
        <EventCardSkeleton key={name} />
      ))}
    </div>
  );
}

interface MoreEventsProps {
  /** How many are on the page. */
  count: number;
  /** How many there are, where that is known. */
  total?: number;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
  /** Of a page with what comes next, for browsers without scripts. */
  href?: string;
  /** The page's message when the next events could not be loaded. */
  failedMessage?: string;
}

/** For a list of events whose links have the attribute data-event-link. */
export function MoreEvents({
  count,
  total = count,
  hasMore,
  onMore,
  href,
  failedMessage = messages.EVENTS_FAILED,
}: MoreEventsProps) {
  return (
    <LoadMore
      count={count}
      hasMore={hasMore}
      label="Show more events"
      shown={messages.eventsShown(count, total)}
      items="[data-event-link]"
      onMore={onMore}
      {...(href && { href })}
      failedMessage={failedMessage}
    />
  );
}
