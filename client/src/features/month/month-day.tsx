// biome-ignore-all lint/a11y/useSemanticElements: a grid of WAI-ARIA whose cells have the focus is no table.
// biome-ignore-all lint/a11y/useFocusableInteractive: the same.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay, formatLongDay } from '../../ui/dates/local-date';
import hues from '../../ui/hues.module.css';
import { LoadingText } from '../../ui/page';
import { strandOf } from '../events/cover/cover-of';
import classes from './month.module.css';

/** A day with its first events. */
export interface DayOfMonth {
  date: string;
  eventCount: number;
  events: readonly {
    id: string;
    title: string;
    type: string;
    startTime: string;
    cancelledAt: string | null;
  }[];
}

/** A day of the grid shows so many titles. */
export const TITLES = 3;

const isInLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null;

interface CellProps {
  date: string;
  events: DayOfMonth | undefined;
  /** Whether the days are read: one without events has none then. */
  isKnown: boolean;
  isOfMonth: boolean;
  isToday: boolean;
  isChosen: boolean;
  onChoose: (date: string) => void;
  eventPath: (id: string) => string;
}

const inWords = (count: number) => (count === 1 ? '1 event' : `${count} events`);

/** A day: up to three titles in the tones of their types on a desk, dots on a phone. */
export function DayCell({
  date,
  events,
  isKnown,
  isOfMonth,
  isToday,
  isChosen,
  onChoose,
  eventPath,
}: CellProps) {
  const count = events?.eventCount ?? 0;
  const titles = events?.events.slice(0, TITLES) ?? [];
  const more = count - titles.length;
  return (
    <div
      role="gridcell"
      data-date={date}
      data-outside={!isOfMonth || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      className={classes.day}
      // A link leads to its page. A day of another month would lead to that month instead.
      onClick={({ target }) => isInLink(target) || onChoose(date)}
      onKeyDown={({ key, target }) => key === 'Enter' && !isInLink(target) && onChoose(date)}
    >
      <span className={classes.number} aria-hidden>
        {formatDay(date)}
      </span>
      <span className="visually-hidden">
        {formatLongDay(date)}
        {isKnown && `, ${count === 0 ? 'no events' : inWords(count)}`}
      </span>
      {titles.map(({ id, title, type, startTime, cancelledAt }) => (
        // The list below has the same link for the keyboard.
        <Link
          key={id}
          to={eventPath(id)}
          tabIndex={-1}
          className={`${classes.title} ${hues[strandOf(type).hue]}`}
          data-cancelled={cancelledAt !== null || undefined}
          title={`${startTime} ${title}`}
          dir="auto"
        >
          {startTime} {title}
        </Link>
      ))}
      {more > 0 && (
        <span className={classes.more} aria-hidden>
          +{more}
        </span>
      )}
    </div>
  );
}

interface ListProps {
  /** The day in words. */
  title: string;
  events: DayOfMonth | undefined;
  isLoading: boolean;
  eventPath: (id: string) => string;
  /** The link or the button to the other events of the day. */
  others: ReactNode;
}

/** The events of the chosen day. */
export function DayList({ title, events, isLoading, eventPath, others }: ListProps) {
  const count = events?.eventCount ?? 0;
  return (
    <section aria-label={title} className={classes.list}>
      <h3>{title}</h3>
      {isLoading ? (
        <LoadingText>Loading events...</LoadingText>
      ) : (
        <p className={classes.count}>{count === 0 ? 'No events start on this day.' : inWords(count)}</p>
      )}
      <ul>
        {events?.events.map(({ id, title: name, type, startTime, cancelledAt }) => (
          <li key={id}>
            <Link to={eventPath(id)} className={hues[strandOf(type).hue]} data-of-day>
              <span className={classes.dot} aria-hidden />
              <span>{startTime}</span>
              <span dir="auto">{name}</span>
              {cancelledAt && <span>Cancelled</span>}
            </Link>
          </li>
        ))}
      </ul>
      {others}
    </section>
  );
}

export const allOfDay = (count: number) => `All ${inWords(count)} of this day`;
