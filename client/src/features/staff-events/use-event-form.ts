import { type UseFormReturnType, useForm } from '@mantine/form';
import { type EventFormValues, missingFields } from './event-form-values';

export type EventForm = UseFormReturnType<EventFormValues>;

/** Mantine clears a field's message when that field is edited. */
export function useEventForm(name: string, initialValues: EventFormValues): EventForm {
  return useForm<EventFormValues>({
    name,
    mode: 'controlled',
    initialValues,
    validate: missingFields,
  });
}

export function focusFirstError(form: EventForm, errors: Record<string, unknown>): void {
  const first = Object.keys(form.values).find((field) => errors[field]);
  if (first) form.getInputNode(first as keyof EventFormValues)?.focus();
}
