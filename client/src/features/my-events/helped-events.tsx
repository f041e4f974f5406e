import { lazy, Suspense, useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { Card } from '../../ui/card';
import { formatShortDate } from '../../ui/dates/local-date';
import { LoadingText } from '../../ui/page';
import { DoorLink } from '../door/door-link';
import type { HelpedEventFragment } from './gql/helped-events';
import classes from './helped-events.module.css';

// Loaded when it is opened: most visits are about the own places.
const EventTeam = lazy(async () => ({ default: (await import('../event-team/event-team')).EventTeam }));

graphql(`
  fragment HelpedEvent on Event {
    id
    title
    date
    viewerRole
  }
`);

/** For people who help at a door: an account without staff rights has no dashboard that leads there. */
export function HelpedEvents({ events }: { events: readonly FragmentRef<HelpedEventFragment>[] }) {
  const helped = events
    .map((event) => readFragment<HelpedEventFragment>(event))
    .filter(({ viewerRole }) => viewerRole === 'DOOR');
  if (helped.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="helped-events" className={classes.helped}>
      <h2 id="helped-events">Events you help at</h2>
      <ul>
        {helped.map(({ id, title, date }) => (
          <li key={id}>
            <span>
              <strong dir="auto">{title}</strong> {formatShortDate(date)}
            </span>
            <DoorLink eventId={id} />
            <Team eventId={id} title={title} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The team of an event, where a helper decides whether the event's page shows the own name, and leaves. */
function Team({ eventId, title }: { eventId: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.team} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`Team of ${title}`}>Team</summary>
      {isOpen && (
        <Suspense fallback={<LoadingText>Loading team...</LoadingText>}>
          <EventTeam eventId={eventId} isOwner={false} />
        </Suspense>
      )}
    </details>
  );
}
