import { Textarea, TextInput } from '@mantine/core';
import classes from './event-fields.module.css';
import type { EventFormValues } from './event-form-values';
import type { EventForm } from './use-event-form';

interface Props {
  form: EventForm;
  labels: Record<keyof EventFormValues, string>;
}

export function EventFields({ form, labels }: Props) {
  const field = (name: keyof EventFormValues) => ({
    ...form.getInputProps(name),
    label: labels[name],
    required: true,
    errorProps: { role: 'alert' },
  });
  return (
    <div className={classes.fields}>
      <TextInput {...field('title')} data-width="full" maxLength={200} />
      <Textarea {...field('description')} data-width="full" rows={4} maxLength={5000} resize="vertical" />
      <TextInput {...field('location')} data-width="half" maxLength={300} autoComplete="off" />
      <TextInput {...field('type')} data-width="half" maxLength={100} placeholder="Workshop, talk, concert" />
      <TextInput {...field('date')} data-width="third" type="date" />
      <TextInput {...field('startTime')} data-width="third" type="time" />
      <TextInput {...field('endTime')} data-width="third" type="time" />
      <TextInput
        {...field('price')}
        data-width="half"
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        leftSection={<span aria-hidden>£</span>}
        description="0 means free. From £0.30 when paid."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      />
    </div>
  );
}
