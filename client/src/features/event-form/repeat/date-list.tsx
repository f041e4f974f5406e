import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatDay, formatMonthInFull, formatWeekday, formatYear } from '../../../ui/dates/local-date';
import type { DatedStart } from './clock-changes';
import * as messages from './messages';
import classes from './repeat.module.css';

/** More than these are folded: so many of the first ones stay, and the last. */
const MOST_SHOWN = 12;
const FIRST_SHOWN = 6;

interface Props {
  starts: readonly DatedStart[];
  leftOut: readonly string[];
  /** Leaves a date out, or takes it in again. */
  onToggle: (date: string) => void;
}

/** The dates of a series before it is saved. Each but the first, which is the event itself, can be left out. */
export function DateList({ starts, leftOut, onToggle }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The list has replaced the button that opened it.
    if (showsAll) list.current?.querySelectorAll('input')[FIRST_SHOWN]?.focus();
  }, [showsAll]);
  const isFolded = starts.length > MOST_SHOWN && !showsAll;
  const rows = starts.map((start, index) => (
    <li key={start.date}>
      <label className={classes.row}>
        <input
          type="checkbox"
          disabled={index === 0}
          checked={index === 0 || !leftOut.includes(start.date)}
          onChange={() => onToggle(start.date)}
        />
        <span className={classes.day}>{dayOf(start.date, starts[index - 1]?.date)}</span>{' '}
        <span className={classes.time} data-changed={start.clocksChanged !== null || undefined}>
          {start.start}
        </span>
      </label>
    </li>
  ));
  return (
    <ol ref={list} className={classes.dates}>
      {isFolded ? rows.slice(0, FIRST_SHOWN) : rows}
      {isFolded && (
        <li>
          <Button variant="subtle" size="compact-md" onClick={() => setShowsAll(true)}>
            {messages.moreDates(starts.length - FIRST_SHOWN - 1)}
          </Button>
        </li>
      )}
      {isFolded && rows.at(-1)}
    </ol>
  );
}

/** `Tue 2 March 2027`: the year where the row before has another one. */
function dayOf(date: string, before: string | undefined): string {
  const isNewYear = date.slice(0, 4) !== before?.slice(0, 4);
  const year = isNewYear ? ` ${formatYear(date)}` : '';
  return `${formatWeekday(date)} ${formatDay(date)} ${formatMonthInFull(date)}${year}`;
}
