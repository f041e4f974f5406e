import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { readFragment } from '../../apollo/graphql';
import { evictEventLists } from '../../session/viewer-cache';
import { timings } from '../../timings';
import { useEditedVersion } from './edited-version';
import { changedInputOf, emptyEvent, typedInto, valuesOf } from './event-values';
import { useUpdateEventMutation } from './gql/edited-version';
import type { EditEventFragment } from './gql/event-fields';
import * as messages from './messages';
import { useAddedRepeat } from './repeat/use-added-repeat';
import { useScope } from './scope/use-scope';
import { useChangeMail } from './use-change-mail';
import { useEventForm } from './use-event-form';
import { editDraft, useFormDraft } from './use-form-draft';

/** The texts that a draft holds beside the fields of the event. */
const emptyMail = { mailMessage: '', mailLeftOut: '', basedOn: '' };
const emptyDraft = { ...emptyEvent, ...emptyMail };

/**
 * The form of an event that there is: which version is edited, which events of a series change, who gets a mail, and how it is to
 * repeat.
 * @param onSaved is given what became of a series; null where the event alone was changed
 */
export function useEditForm(event: EditEventFragment, onSaved: (result: string | null) => void) {
  const draft = useFormDraft(editDraft(event.id), { ...valuesOf(event), ...emptyMail });
  const { mailMessage, mailLeftOut, basedOn, ...fieldsBefore } = draft.typedBefore ?? emptyDraft;
  const version = useEditedVersion(event, basedOn);
  const before = version.values;
  const [updateEvent] = useUpdateEventMutation();
  const mail = useChangeMail({ hasEnded: event.hasEnded, before, mailMessage, mailLeftOut });

  const form = useEventForm({
    name: 'edit-event',
    initialValues: before,
    typedBefore: draft.typedBefore && fieldsBefore,
    send: async (values) => {
      const mistake = repeating.mistakeIn(values);
      if (mistake) return [{ field: null, message: mistake }];
      const expectedUpdatedAt = version.updatedAt;
      const input = {
        id: event.id,
        expectedUpdatedAt,
        ...changedInputOf(before, values),
        ...mail.inputOf(values, scope.placeCount),
        ...scope.input,
      };
      const typed = { ...values, ...mail.typed, basedOn: expectedUpdatedAt };
      const { data } = await draft.savedIfSignedOut(typed, () =>
        updateEvent({
          variables: { input },
          update: (cache) => {
            evictEventLists(cache);
            scope.evictChanged(cache);
          },
        }),
      );
      const { event: updated, skippedEvents, userErrors = [] } = data?.updateEvent ?? {};
      if (userErrors.some(({ code }) => code === 'CONFLICT')) version.markOutdated();
      if (!updated) return userErrors;
      draft.clear();
      const failure = await repeating.create(values);
      if (failure) {
        form.fill(version.goOnWith(readFragment<EditEventFragment>(updated)));
        return [{ field: null, message: failure }];
      }
      onSaved(scope.resultOf(skippedEvents) ?? repeating.resultOn(values.date));
      return null;
    },
    formErrorShownFor: timings.eventMessageShown,
    failureMessage: (error) =>
      failedWith(error, 'FORBIDDEN')
        ? messages.NO_PERMISSION
        : (rateLimitMessage(error) ?? messages.UPDATE_FAILED),
  });
  const scope = useScope(event, before, form.values);
  const repeating = useAddedRepeat(event);

  async function loadNewer() {
    const newer = await version.loadNewer();
    if (newer) form.fill(typedInto(newer, before, form.values));
  }

  return { form, version, scope, mail, repeating, forgetDraft: draft.clear, loadNewer };
}
