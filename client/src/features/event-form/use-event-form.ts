import { useRef } from 'react';
import { type FormError, useMutationForm } from '../../ui/forms/mutation-form';
import type { EventFormValues } from './event-fields';
import { fieldOfForm, missingFields } from './event-values';
import { STILL_UPLOADING } from './picture/messages';

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
  /** Whether a picture is on its way. */
  const isUploading = useRef(false);
  const form = useMutationForm<EventFormValues>({
    ...options,
    validate: (values) => ({
      ...missingFields(values),
      ...(isUploading.current && { cover: STILL_UPLOADING }),
    }),
    send: async (values) => {
      const errors = await send(values);
      return errors?.map((error) => ({ ...error, field: fieldOfForm(error.field) })) ?? null;
    },
  });
  return { ...form, isUploading };
}

export type EventForm = ReturnType<typeof useEventForm>;
