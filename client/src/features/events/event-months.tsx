import { paths } from '../../paths';
import { type CardEvent, EventCard } from './event-card';
import { EventGrid } from './event-grid';
import classes from './event-months.module.css';
import { groupByMonth } from './group-by-month';

export function EventMonths({ events }: { events: readonly CardEvent[] }) {
  return groupByMonth(events).map(({ name, items }) => (
    <section key={name} aria-label={name} className={classes.month}>
      <h2>{name}</h2>
      <EventGrid>
        {items.map((event) => (
          <EventCard key={event.id} event={event} to={paths.event(event.id)} />
        ))}
      </EventGrid>
    </section>
  ));
}
