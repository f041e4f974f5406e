import { addDays, today } from '../../../ui/dates/local-date';
import { useOwnDay } from '../../../ui/dates/own-clock';
import classes from '../event-list.module.css';
import {
  CARDS,
  type ComingEvent,
  EventCards,
  otherEvents,
  otherEventsOf,
  useComingEvents,
} from './coming-events';

interface Props {
  eventId: string;
  /** Undefined for an event that is in no series. */
  seriesId: string | undefined;
  hostId: string;
  hostName: string;
}

/** Where to go on from an event: other events of its host, and others of the next seven days. */
export function MoreEventsSection({ eventId, seriesId, hostId, hostName }: Props) {
  const lastDay = addDays(today(useOwnDay()), 6);
  // The other dates of its series stand on the page already.
  const isOther = ({ id, series }: ComingEvent) => id !== eventId && (!series || series.id !== seriesId);
  const ofHost = useComingEvents(otherEventsOf(hostId)).events.filter(isOther).slice(0, CARDS);
  const shown = new Set(ofHost.map(({ id }) => id));
  const thisWeek = useComingEvents(otherEvents)
    .events.filter((event) => isOther(event) && !shown.has(event.id) && event.date <= lastDay)
    .slice(0, CARDS);
  return (
    <>
      <Section id="more-of-host" title={`More by ${hostName}`} events={ofHost} />
      <Section id="also-this-week" title="Also this week" events={thisWeek} />
    </>
  );
}

function Section({ id, title, events }: { id: string; title: string; events: readonly ComingEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.past}>
      <h2 id={id} dir="auto">
        {title}
      </h2>
      <EventCards events={events} />
    </section>
  );
}
