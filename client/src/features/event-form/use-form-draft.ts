import { useState } from 'react';
import { failedWith } from '../../apollo/failure';
import { useSession } from '../../session/session';
import { STAFF_FORMS } from '../../ui/forms/draft-storage';
import { formDrafts } from '../../ui/forms/form-draft';

/** The name of the draft of an event that is edited. */
export const editDraft = (eventId: string) => `${STAFF_FORMS}edit-event:${eventId}`;

/** The text that was typed into a form when the session had ended: it is there again after the log-in. */
export function useFormDraft<Values extends object>(form: string, empty: Values) {
  const { viewer } = useSession();
  // The session is over, and the viewer is null, by the time the failure is known.
  const [accountId] = useState(viewer?.id ?? '');
  const [typedBefore] = useState(() => formDrafts.read(form, accountId, empty));
  return {
    typedBefore,
    clear: () => formDrafts.clear(form),
    async savedIfSignedOut<Result>(values: Values, send: () => Promise<Result>): Promise<Result> {
      try {
        return await send();
      } catch (error) {
        if (failedWith(error, 'UNAUTHENTICATED')) formDrafts.save(form, accountId, values);
        throw error;
      }
    },
  };
}
