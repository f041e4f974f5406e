import { type MouseEventHandler, memo, type ReactNode, useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { formatMonthAndYear } from '../../ui/dates/local-date';
import type { MoreDatesFragment } from '../event-series/gql/more-dates';
import type { OwnMarkFragment } from '../places/gql/own-mark';
import type { PaymentStateFragment } from '../places/gql/payment-chip';
import { EventCard, EventCardSkeleton } from './event-card';
import classes from './event-list.module.css';
import type { EventInListFragment } from './gql/event-list';
import { useOpenLink } from './opening/open-link';
import { useFocusOnReturn } from './opening/opened-event';

// With `endsAt` it has all fields of EventFacts, which the page of an event shows before the rest. The cache reads a field once for each
// fragment that has it: with that fragment, too, a list took a quarter longer.
graphql(`
  fragment EventInList on Event {
    id
    date
    endsAt
    ...EventCard
  }
`);

interface ListedEvent {
  event: FragmentRef<EventInListFragment>;
  /** The person's own, where the list is theirs. */
  payment?: FragmentRef<PaymentStateFragment> | null;
  /** The person's place at it, where the list is everybody's. */
  own?: FragmentRef<OwnMarkFragment>;
  /** The dates that it stands for, where the list is folded. */
  folded?: FragmentRef<MoreDatesFragment>;
  /** The person's action for it. */
  action?: ReactNode;
}

/** The events are sorted by date already. */
export function EventMonths({ events }: { events: readonly ListedEvent[] }) {
  useFocusOnReturn();
  const open = useOpenLink();
  const [mountedWith] = useState(() => new Set(events.map(idOf)));
  const months = new Map<string, ListedEvent[]>();
  for (const listed of events) {
    // Not by its name: to write a thousand of them takes a phone 20 ms.
    const yearAndMonth = readFragment<EventInListFragment>(listed.event).date.slice(0, 7);
    const month = months.get(yearAndMonth);
    if (month) month.push(listed);
    else months.set(yearAndMonth, [listed]);
  }
  return [...months].map(([yearAndMonth, ofMonth]) => {
    const name = formatMonthAndYear(`${yearAndMonth}-01`);
    return (
      <section key={name} aria-label={name} className={classes.month}>
        <h2>{name}</h2>
        {inParts(ofMonth).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts come and go at the end.
          <Part key={index} events={part} mountedWith={mountedWith} onOpen={open} />
        ))}
      </section>
    );
  });
}

/** Rendered anew only when one of its events is another: a list grows at its end. */
const Part = memo(
  ({ events, mountedWith, onOpen }: PartProps) => (
    <div className={`${classes.grid} ${classes.part}`}>
      {events.map(({ event: ref, ...props }) => {
        const event = readFragment<EventInListFragment>(ref);
        return (
          <EventCard
            key={event.id}
            event={event}
            to={paths.event(event.id)}
            isLater={!mountedWith.has(event.id)}
            onOpen={onOpen}
            {...props}
          />
        );
      })}
    </div>
  ),
  (before, now) => before.onOpen === now.onOpen && hasSameEvents(before.events, now.events),
);

interface PartProps {
  events: readonly ListedEvent[];
  /** The ids of the events that were there when the list appeared. */
  mountedWith: ReadonlySet<string>;
  onOpen: MouseEventHandler<HTMLAnchorElement>;
}

function hasSameEvents(before: readonly ListedEvent[], now: readonly ListedEvent[]): boolean {
  const isSame = (a: ListedEvent, b: ListedEvent | undefined) =>
    a.event === b?.event &&
    a.payment === b.payment &&
    a.own === b.own &&
    a.folded === b.folded &&
    a.action === b.action;
  return before.length === now.length && before.every((listed, index) => isSame(listed, now[index]));
}

const idOf = ({ event }: ListedEvent) => readFragment<EventInListFragment>(event).id;

/** As many cards as a browser skips together. Even, for two columns. */
const PART_SIZE = 20;

function inParts(events: readonly ListedEvent[]): (readonly ListedEvent[])[] {
  return Array.from({ length: Math.ceil(events.length / PART_SIZE) }, (_, index) =>
    events.slice(index * PART_SIZE, (index + 1) * PART_SIZE),
  );
}

const skeletons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function EventListSkeleton() {
  return (
    <div className={classes.month}>
      <div aria-hidden>&nbsp;</div>
      <div className={classes.grid}>
        {skeletons.map((name) => (
          <EventCardSkeleton key={name} />
        ))}
      </div>
    </div>
  );
}
