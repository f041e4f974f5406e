// biome-ignore-all lint/a11y/useSemanticElements: a grid of WAI-ARIA whose cells have the focus is no table.
// biome-ignore-all lint/a11y/useFocusableInteractive: the same.
import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatLongDay, formatMonthAndYear, formatWeekday, today } from '../../ui/dates/local-date';
import { isFromTheRight } from '../../ui/direction';
import { FailedRead } from '../../ui/page';
import { EVENTS_FAILED } from '../events/messages';
import { dayByKey } from './day-by-key';
import classes from './month.module.css';
import { addMonths, firstWeekday, weeksOf } from './month-dates';
import { DayCell, DayList, type DayOfMonth } from './month-day';
import { useSwipe } from './use-swipe';

interface Props {
  /** `2026-11`. */
  month: string;
  /** The days with events; undefined while they are loaded. */
  days: readonly DayOfMonth[] | undefined;
  onMonth: (month: string) => void;
  /** Where the page of an event is. */
  eventPath: (id: string) => string;
  /** The link or the button to the other events of a day of which not all are there. */
  othersOf: (day: DayOfMonth) => ReactNode;
  /** Why the days could not be read. */
  error: Error | undefined;
  onRetry: () => Promise<unknown>;
}

/** A month as a grid of days (WAI-ARIA Authoring Practices, "Grid Pattern"), with the events of the chosen day below it. */
export function Month({ month, days, onMonth, eventPath, othersOf, error, onRetry }: Props) {
  const title = useId();
  const now = today();
  const [chosen, setChosen] = useState(month === now.slice(0, 7) ? now : `${month}-01`);
  const day = chosen.startsWith(month) ? chosen : `${month}-01`;
  const grid = useRef<HTMLDivElement>(null);
  /** The day that takes the focus once it is there: its month may not be shown yet. */
  const toFocus = useRef<string | null>(null);
  const swipe = useSwipe((direction) => turn(direction === 'forwards' ? 1 : -1));
  const weeks = weeksOf(month, firstWeekday());
  const byDate = new Map(days?.map((each) => [each.date, each]));
  const ofDay = byDate.get(day);

  function choose(date: string) {
    setChosen(date);
    toFocus.current = date === day ? null : date;
    if (!date.startsWith(month)) onMonth(date.slice(0, 7));
  }

  useEffect(() => {
    if (toFocus.current !== day) return;
    toFocus.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();
  }, [day]);

  /** Shows another month, and leaves the focus where it is. */
  function turn(months: number) {
    toFocus.current = null;
    onMonth(addMonths(month, months));
  }

  function move(event: KeyboardEvent) {
    const next = dayByKey(event.key, day, weeks, isFromTheRight(event.currentTarget));
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <section aria-labelledby={title} className={classes.month}>
      <header className={classes.head}>
        <h2 id={title} aria-live="polite">
          {formatMonthAndYear(`${month}-01`)}
        </h2>
        {/* Bidi turns the signs around where text runs from the right. */}
        <Button variant="default" aria-label="Previous month" onClick={() => turn(-1)}>
          ‹
        </Button>
        <Button variant="default" onClick={() => choose(now)}>
          Today
        </Button>
        <Button variant="default" aria-label="Next month" onClick={() => turn(1)}>
          ›
        </Button>
      </header>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-labelledby={title}
        aria-busy={!days && !error}
        className={classes.grid}
        onKeyDown={move}
        {...swipe}
      >
        <div role="row" className={classes.week}>
          {weeks[0]?.map((date) => (
            <div role="columnheader" key={date}>
              {formatWeekday(date)}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div role="row" key={week[0]} className={classes.week}>
            {week.map((date) => (
              <DayCell
                key={date}
                date={date}
                events={byDate.get(date)}
                isKnown={days !== undefined}
                isOfMonth={date.startsWith(month)}
                isToday={date === now}
                isChosen={date === day}
                onChoose={choose}
                eventPath={eventPath}
              />
            ))}
          </div>
        ))}
      </div>
      {error && !days ? (
        <FailedRead error={error} message={EVENTS_FAILED} onRetry={() => onRetry().catch(() => {})} />
      ) : (
        <DayList
          title={formatLongDay(day)}
          events={ofDay}
          isLoading={days === undefined}
          eventPath={eventPath}
          others={ofDay && othersOf(ofDay)}
        />
      )}
    </section>
  );
}
