import { useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { formErrorsOf } from '../../apollo/form-errors';
import { useUpdateEventMutation } from '../../gql/hooks';
import { changedInputOf, type EventFormValues } from './event-form-values';
import { forgetEventLists } from './forget-event-lists';
import { NO_PERMISSION, UPDATE_FAILED } from './sentences';
import { type EventForm, focusFirstError } from './use-event-form';

export function useUpdateEvent(id: string, before: EventFormValues, form: EventForm, onSaved: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const [updateEvent, { loading }] = useUpdateEventMutation({ update: forgetEventLists });

  async function save(values: EventFormValues) {
    setFailure(null);
    try {
      const { data } = await updateEvent({ variables: { input: { id, ...changedInputOf(before, values) } } });
      if (data?.updateEvent.event) return onSaved();
      const { fields, general } = formErrorsOf(data?.updateEvent.userErrors ?? [], UPDATE_FAILED);
      form.setErrors(fields);
      focusFirstError(form, fields);
      setFailure(general);
    } catch (error) {
      if (failedWith(error, 'FORBIDDEN')) setFailure(NO_PERMISSION);
      else setFailure(rateLimitMessage(error) ?? UPDATE_FAILED);
    }
  }

  return { save, isSaving: loading, failure };
}
