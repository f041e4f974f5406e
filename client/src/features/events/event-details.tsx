import type { EventDetailsFragment } from '../../gql/graphql';
import { DateBlock } from '../../ui/date-block';
import { PageHeading } from '../../ui/page';
import classes from './event-details.module.css';
import { EventFacts } from './event-facts';

export function EventDetails({ event }: { event: EventDetailsFragment }) {
  return (
    <article>
      <header className={classes.header}>
        <DateBlock date={event.date} isLarge />
        <PageHeading lead={`${event.type} · by ${event.createdBy.name}`}>{event.title}</PageHeading>
      </header>
      <EventFacts event={event} />
      <h2>About</h2>
      <p className={classes.description}>{event.description}</p>
    </article>
  );
}
