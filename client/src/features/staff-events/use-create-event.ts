import { useState } from 'react';
import { rateLimitMessage } from '../../apollo/failure';
import { formErrorsOf } from '../../apollo/form-errors';
import { useCreateEventMutation } from '../../gql/hooks';
import { paths } from '../../paths';
import { timings } from '../../timings';
import { useRedirectAfter } from '../../ui/timers';
import { type EventFormValues, inputOf } from './event-form-values';
import { forgetEventLists } from './forget-event-lists';
import { CREATE_FAILED } from './sentences';
import { type EventForm, focusFirstError } from './use-event-form';

export function useCreateEvent(form: EventForm) {
  const [isCreated, setCreated] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [createEvent, { loading }] = useCreateEventMutation({ update: forgetEventLists });
  useRedirectAfter(isCreated, timings.createdThenDashboard, paths.staffDashboard);

  async function create(values: EventFormValues) {
    setFailure(null);
    setCreated(false);
    try {
      const { data } = await createEvent({ variables: { input: inputOf(values) } });
      if (data?.createEvent.event) {
        form.reset();
        setCreated(true);
        return;
      }
      const { fields, general } = formErrorsOf(data?.createEvent.userErrors ?? [], CREATE_FAILED);
      form.setErrors(fields);
      focusFirstError(form, fields);
      setFailure(general);
    } catch (error) {
      setFailure(rateLimitMessage(error) ?? CREATE_FAILED);
    }
  }

  return { create, isCreating: loading, isCreated, failure };
}
