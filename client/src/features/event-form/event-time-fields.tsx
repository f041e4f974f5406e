import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { addDays, endsOnNextDay, formatDateInFull, formatLongDay, today } from '../../ui/dates/local-date';
import { ownTimeZone } from '../../ui/dates/time-zone';
import { commonZoneName, zoneChoices } from '../../ui/dates/zone-names';
import { IconChevronDown } from '../../ui/icons/for-everyone';
import { clockHints } from './clock-hints';
import type { EventFormValues } from './event-fields';
import classes from './event-form.module.css';
import { Hint, hintBelow } from './hint';
import * as messages from './messages';
import type { EventForm } from './use-event-form';

interface Props {
  form: EventForm;
  labels: Record<keyof EventFormValues, string>;
}

/** The day and the times of an event, with what the calendar and the clocks make of them. */
export function EventTimeFields({ form, labels }: Props) {
  const { date, startTime, endTime, timeZone } = form.values;
  const zones = useMemo(() => zoneChoices(timeZone), [timeZone]);
  const hints = clockHints(form.values);
  const isPast = date !== '' && date < today();
  const field = (name: keyof EventFormValues) => ({ ...form.field(name), label: labels[name], ...hintBelow });
  return (
    <>
      <TextInput
        {...field('date')}
        className={classes.third}
        type="date"
        data-warning={isPast || undefined}
        description={isPast && <Hint isWarning>{messages.pastDate(formatDateInFull(date))}</Hint>}
      />
      <TextInput
        {...field('startTime')}
        className={classes.third}
        type="time"
        data-warning={hints.start !== null || undefined}
        description={hints.start && <Hint isWarning>{hints.start}</Hint>}
      />
      <TextInput
        {...field('endTime')}
        className={classes.third}
        type="time"
        data-warning={hints.end !== null || undefined}
        description={
          <>
            {date &&
              endsOnNextDay({ startTime, endTime }) &&
              messages.endsNextDay(formatLongDay(addDays(date, 1)))}{' '}
            {hints.end && <Hint isWarning>{hints.end}</Hint>}
          </>
        }
      />
      <NativeSelect
        {...field('timeZone')}
        className={classes.full}
        data={zones}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        description={timeZone && messages.otherZones(commonZoneName(timeZone), timeZone === ownTimeZone())}
      />
    </>
  );
}
