import { ActionButton } from '../../pages/page.js';
import type { CalendarEvent, EventTime } from '../records.js';
import { type CalendarMonth, localTime } from './calendar-day.js';

const dayName = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

interface EventListProps {
  events: CalendarEvent[];
  /** Where the actions of this account are. */
  actions: string;
  /** The owner of the entry that was asked for, if one was. */
  chosen: string | undefined;
  /** Which month to show again after a deletion. */
  month: CalendarMonth;
}

/** All entries of a calendar, also deleted ones, with all that was said of them. */
export function EventList({ events, ...props }: EventListProps) {
  if (events.length === 0) return <p className="empty">No entries yet. They appear here by themselves.</p>;
  return (
    <ul className="entries">
      {events.map((event) => (
        <Entry key={event.id} event={event} {...props} />
      ))}
    </ul>
  );
}

function Entry({ event, actions, chosen, month }: Omit<EventListProps, 'events'> & { event: CalendarEvent }) {
  const { id, status, summary, location, description, source, sequence, start, end } = event;
  const isDeleted = status === 'cancelled';
  return (
    <li id={`event-${id}`} className={isDeleted ? 'deleted' : ''} aria-current={id === chosen}>
      <div>
        <strong>
          <bdi>{summary || '(no title)'}</bdi>
        </strong>{' '}
        {isDeleted && <span className="chip warning">deleted</span>}{' '}
        {(sequence ?? 0) > 0 && <span className="chip">moved</span>}
      </div>
      <p>
        <EntryTime time={start} /> to <EntryTime time={end} earlier={start} />
      </p>
      {location && (
        <p>
          <bdi>{location}</bdi>
        </p>
      )}
      {description && (
        <p className="description">
          <bdi>{description}</bdi>
        </p>
      )}
      {source?.url && (
        <p>
          <a href={source.url} target="_blank" rel="noreferrer">
            <bdi>{source.title || source.url}</bdi>
          </a>
        </p>
      )}
      <p className="event-id">{`Id ${id}`}</p>
      {!isDeleted && (
        <ActionButton
          action={`${actions}/events/${id}/delete`}
          fields={{ month }}
          label="Delete by hand"
          className="danger"
        />
      )}
    </li>
  );
}

/** `earlier` is a time that stands before it, whose day need not be said again. */
function EntryTime({ time, earlier }: { time: EventTime; earlier?: EventTime }) {
  const local = localTime(time);
  const day = local.slice(0, 10);
  const clock = local.slice(11, 16);
  const sameDay = clock !== '' && earlier !== undefined && localTime(earlier).startsWith(day);
  const words = [sameDay ? '' : dayName.format(new Date(`${day}T00:00:00Z`)), clock];
  return (
    <time dateTime={time.dateTime ?? time.date ?? ''}>{words.filter((word) => word !== '').join(', ')}</time>
  );
}
