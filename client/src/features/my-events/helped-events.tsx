import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { Card } from '../../ui/card';
import { formatShortDate } from '../../ui/dates/local-date';
import { DoorLink } from '../door/door-link';
import type { HelpedEventFragment } from './gql/helped-events';
import classes from './helped-events.module.css';

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
          </li>
        ))}
      </ul>
    </Card>
  );
}
