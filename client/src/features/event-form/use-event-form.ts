import { type FormError, useMutationForm } from '../../ui/forms/mutation-form';
import type { EventFormValues } from './event-fields';
import { fieldOfForm, missingFields } from './event-values';

interface Options {
  name: string;
  initialValues: EventFormValues;
  /** The text that was typed before, if that was not saved. */
  typedBefore?: EventFormValues | null;
  send: (values: EventFormValues) => Promise<readonly FormError[] | null>;
  failureMessage: (error?: unknown) => string;
  formErrorShownFor?: number;
}

export function useEventForm({ send, ...options }: Options) {
  return useMutationForm<EventFormValues>({
    ...options,
    validate: missingFields,
    send: async (values) => {
      const errors = await send(values);
      return errors?.map((error) => ({ ...error, field: fieldOfForm(error.field) })) ?? null;
    },
  });
}

export type EventForm = ReturnType<typeof useEventForm>;
