import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatInstantIn, instantIn } from '../../ui/dates/zoned-time';
import { IconChevronDown } from '../../ui/icons/for-everyone';
import type { EventFormValues } from './event-fields';
import classes from './event-form.module.css';
import { hintBelow } from './hint';
import * as messages from './messages';
import type { EventForm } from './use-event-form';

const choices = [
  { value: '', label: 'No refunds' },
  { value: '24', label: '24 hours before' },
  { value: '48', label: '2 days before' },
  { value: '168', label: 'A week before' },
  { value: 'own', label: 'Another time' },
];
const OWN = 'own';
const HOUR = 60 * 60 * 1000;

interface Props {
  form: EventForm;
  label: string;
}

/** Until when a place can be given back for its price: one of a few usual times, or a number of hours. */
export function RefundDeadlineField({ form, label }: Props) {
  const field = form.field('refundDeadlineHours');
  const hours = form.values.refundDeadlineHours;
  const isUsual = choices.some(({ value }) => value === hours);
  const [isOwn, setOwn] = useState(!isUsual);
  const shownAsOwn = isOwn || !isUsual;
  const hint = deadlineHint(form.values);
  return (
    <>
      <NativeSelect
        className={classes.third}
        label={label}
        data={choices}
        value={shownAsOwn ? OWN : hours}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        {...hintBelow}
        description={shownAsOwn ? null : hint}
        error={shownAsOwn ? null : field.error}
        onChange={({ currentTarget: { value } }) => {
          setOwn(value === OWN);
          if (value !== OWN) field.onChange(value);
        }}
      />
      {shownAsOwn && (
        <TextInput
          {...field}
          {...hintBelow}
          required={false}
          className={classes.third}
          label="Hours before the start"
          type="number"
          inputMode="numeric"
          min={0}
          max={8760}
          step={1}
          description={hint}
        />
      )}
    </>
  );
}

/** Nothing while it is not known when the event starts. */
function deadlineHint({ date, startTime, timeZone, refundDeadlineHours }: EventFormValues): string | null {
  if (refundDeadlineHours === '') return messages.NO_REFUNDS;
  const start = instantIn(timeZone, date, startTime);
  const hours = Number(refundDeadlineHours);
  if (start === null || !Number.isInteger(hours) || Math.abs(hours) > 8760) return null;
  return `Until ${formatInstantIn(timeZone, start - hours * HOUR)}.`;
}
