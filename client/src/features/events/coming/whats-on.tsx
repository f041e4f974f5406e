import { paths } from '../../../paths';
import { addDays, today } from '../../../ui/dates/local-date';
import { useOwnDay } from '../../../ui/dates/own-clock';
import { LinkButton } from '../../../ui/page';
import { CARDS, comingEvents, EventCards, useComingEvents } from './coming-events';

/** On the first page: the next three events, and the way to all of them. Nothing where there are none. */
export function WhatsOn() {
  const { events, total, isLoading } = useComingEvents(comingEvents);
  const lastDay = addDays(today(useOwnDay()), 6);
  const next = events.slice(0, CARDS);
  if (isLoading) return <div style={{ minHeight: 640 }} />;
  if (next.length === 0) return null;
  return (
    <>
      <h2 id="whats-on">
        {next.every(({ date }) => date <= lastDay) ? 'What’s on this week' : 'What’s on next'}
      </h2>
      <EventCards events={next} />
      <p>
        <LinkButton to={paths.events}>
          {total > next.length ? `All ${total} events` : 'All events'}
        </LinkButton>
      </p>
    </>
  );
}
