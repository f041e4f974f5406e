import { TextInput } from '@mantine/core';
import { formatInstant } from '../../ui/dates/time-zone';
import { Segmented } from '../../ui/forms/choice';
import type { useMutationForm } from '../../ui/forms/mutation-form';
import { IconClock } from '../../ui/icons/for-everyone';
import { instantOf, type MessageValues, type When } from './message-values';
import classes from './messages.module.css';

const WHEN: readonly { value: When; label: string }[] = [
  { value: 'NOW', label: 'Now' },
  { value: 'BEFORE', label: 'Before the start' },
  { value: 'AFTER', label: 'After the end' },
  { value: 'AT', label: 'At a time' },
];

interface Props {
  values: MessageValues;
  field: ReturnType<typeof useMutationForm<MessageValues>>['field'];
  event: { startsAt: string; endsAt: string; timeZone: string };
}

/** When a message goes out, with the instant that follows from it, by the clocks of the event. */
export function MessageTime({ values, field, event }: Props) {
  const { when } = values;
  const isByHours = when === 'BEFORE' || when === 'AFTER';
  const instant = instantOf(values, event);
  return (
    <>
      <div>
        <p className={classes.label}>When</p>
        <Segmented
          label="When"
          options={WHEN}
          value={when as When}
          onChange={(value) => field('when').onChange(value)}
        />
      </div>
      {isByHours && (
        <TextInput
          {...field('hours')}
          className={classes.hours ?? ''}
          inputMode="numeric"
          label={when === 'BEFORE' ? 'Hours before the start' : 'Hours after the end'}
        />
      )}
      {when === 'AT' && (
        <div className={classes.buttons}>
          <TextInput {...field('date')} type="date" label="Day" />
          <TextInput {...field('time')} type="time" label="Time" />
        </div>
      )}
      {instant !== null && (
        <p className={classes.instant}>
          <IconClock size={16} stroke={1.75} aria-hidden />
          <span>
            {formatInstant(instant, event.timeZone)}
            {isByHours && '. It moves when the event moves.'}
          </span>
        </p>
      )}
    </>
  );
}
