import { Textarea, TextInput } from '@mantine/core';
import { useSession } from '../../session/session';
import { FieldError } from '../../ui/mutation-form';
import classes from './event-fields.module.css';
import type { EventFormValues } from './event-form-values';
import { ONLY_FREE, PRICES } from './sentences';
import type { EventForm } from './use-event-form';

interface Props {
  form: EventForm;
  labels: Record<keyof EventFormValues, string>;
}

export function EventFields({ form, labels }: Props) {
  const { paymentsEnabled } = useSession();
  const field = (name: keyof EventFormValues) => ({
    ...form.getInputProps(name),
    label: labels[name],
    required: true,
    error: form.errors[name] && <FieldError>{String(form.errors[name])}</FieldError>,
  });
  return (
    <div className={classes.fields}>
      <TextInput {...field('title')} className={classes.full} maxLength={200} />
      <Textarea
        {...field('description')}
        className={classes.full}
        rows={4}
        maxLength={5000}
        resize="vertical"
      />
      <TextInput {...field('location')} className={classes.half} maxLength={300} autoComplete="off" />
      <TextInput
        {...field('type')}
        className={classes.half}
        maxLength={100}
        placeholder="Workshop, talk, concert"
      />
      <TextInput {...field('date')} className={classes.third} type="date" />
      <TextInput {...field('startTime')} className={classes.third} type="time" />
      <TextInput {...field('endTime')} className={classes.third} type="time" />
      <TextInput
        {...field('price')}
        className={classes.half}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        leftSection={<span aria-hidden>£</span>}
        description={paymentsEnabled ? PRICES : ONLY_FREE}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      />
    </div>
  );
}
