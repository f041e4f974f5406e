import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useMemo } from 'react';
import { timings } from '../../../timings';
import { formatDate, formatDayAndMonth } from '../../../ui/dates/local-date';
import { clocksOf } from '../../../ui/dates/zone-names';
import { IconChevronDown, IconClock } from '../../../ui/icons/for-everyone';
import { IconUsers } from '../../../ui/icons/for-staff';
import type { EventFormValues } from '../event-fields';
import { hintBelow } from '../hint';
import { type DatedStart, startsOf } from './clock-changes';
import { DateList } from './date-list';
import * as messages from './messages';
import { datesOfEvents, datesOfRule, hasWrongCount, type Repeat, rangeOf, ruleInWords } from './repeat';
import classes from './repeat.module.css';

const rules = ['WEEK', 'TWO_WEEKS', 'MONTH_BY_WEEKDAY'] as const;

interface Props {
  values: EventFormValues;
  repeat: Repeat;
  onChange: (repeat: Repeat) => void;
  /** A sentence about drafts, in a form that saves one. */
  children?: ReactNode;
}

/** How an event repeats, with every date that it makes. */
export function RepeatFields({ values, repeat, onChange, children }: Props) {
  const { date } = values;
  const { rule, leftOut } = repeat;
  const dates = datesOfEvents(repeat, date);
  const summary = dates.length > 1 ? `${messages.dates(dates.length)}, ${rangeOf(dates)}` : '';
  // A screen reader reads a choice, not each key of it.
  const [announced] = useDebouncedValue(summary, timings.datesAnnounced);

  function toggle(each: string) {
    const others = leftOut.filter((other) => other !== each);
    onChange({ ...repeat, leftOut: others.length < leftOut.length ? others : [...leftOut, each] });
  }

  return (
    <div className={classes.repeat} data-repeats={rule !== null || undefined}>
      <div className={classes.rule}>
        <NativeSelect
          label="Repeat"
          data={[
            { value: '', label: 'Does not repeat' },
            ...rules.map((value) => ({ value, label: ruleInWords(value, date) })),
          ]}
          value={rule ?? ''}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...repeat, rule: rules.find((each) => each === value) ?? null })
          }
        />
        {rule && (
          <TextInput
            {...hintBelow}
            label="How many events"
            type="number"
            inputMode="numeric"
            min={messages.LEAST}
            max={messages.MOST}
            step={1}
            description={messages.HOW_MANY}
            error={hasWrongCount(repeat) && messages.COUNT_WRONG}
            value={repeat.count}
            onChange={({ currentTarget }) => onChange({ ...repeat, count: currentTarget.value })}
          />
        )}
      </div>
      {rule && dates.length > 0 && (
        <RepeatedDates values={values} repeat={repeat} dates={dates} onToggle={toggle} />
      )}
      {rule && children}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </div>
  );
}

interface DatesProps {
  values: EventFormValues;
  repeat: Repeat;
  /** Those that are not left out. */
  dates: readonly string[];
  onToggle: (date: string) => void;
}

function RepeatedDates({ values, repeat, dates, onToggle }: DatesProps) {
  const { date, startTime, endTime, timeZone } = values;
  const all = datesOfRule(repeat, date);
  const { rule, count } = repeat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dates follow from these, and 52 of them take a phone 20 ms.
  const starts = useMemo(
    () => startsOf(all, { startTime, endTime, timeZone }),
    [rule, count, date, startTime, endTime, timeZone],
  );
  const [, ...following] = starts.filter((start) => dates.includes(start.date));
  return (
    <>
      <p className={classes.summary}>
        <strong>{messages.dates(dates.length)}</strong>
        {dates.length > 1 && <span>{rangeOf(dates)}</span>}
      </p>
      <DateList starts={starts} leftOut={repeat.leftOut} onToggle={onToggle} />
      <ul className={classes.hints}>
        {clockSentences(following, values).map((sentence) => (
          <li key={sentence}>
            <IconClock size={18} stroke={1.75} aria-hidden />
            {sentence}
          </li>
        ))}
        <li>
          <IconUsers size={18} stroke={1.75} aria-hidden />
          {messages.EACH_DATE}
        </li>
      </ul>
    </>
  );
}

/** The effects of changed clocks on the dates after the first one, whose own field has them. */
function clockSentences(starts: readonly DatedStart[], { date, startTime, timeZone }: EventFormValues) {
  const days = starts.flatMap(({ clocksChanged }) => clocksChanged ?? []);
  if (days.length === 0) return [];
  const dayIn = (day: string) =>
    day.startsWith(date.slice(0, 4)) ? formatDayAndMonth(day) : formatDate(day);
  const hints = starts.flatMap(({ hint }) => hint ?? []);
  const change = messages.clocksChange(days.map(dayIn));
  return hints.length > 0
    ? [change, ...hints]
    : [`${change} ${messages.sameTime(startTime, clocksOf(timeZone))}`];
}
