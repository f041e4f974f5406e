import { graphql } from '../../../apollo/graphql';
import { evictEventLists, evictViewerField } from '../../../session/viewer-cache';
import type { FormError } from '../../../ui/forms/mutation-form';
import type { EventFormValues } from '../event-fields';
import { inputOf } from '../event-values';
import type { DraftSaver } from './draft-saver';
import { useCreateEventMutation, usePublishEventDraftMutation } from './gql/use-create-event';
import { copyInput } from './stored-draft';

graphql(`
  mutation CreateEvent($input: CreateEventInput!) {
    createEvent(input: $input) {
      event {
        id
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

graphql(`
  mutation PublishEventDraft($input: EventDraftInput!) {
    publishEventDraft(input: $input) {
      event {
        id
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

/** Publishes a draft: lists of events and of drafts are read again. */
export function usePublishDraft() {
  return usePublishEventDraftMutation({
    update: (cache) => {
      evictEventLists(cache);
      evictViewerField(cache, 'eventDrafts');
    },
  });
}

interface Created {
  /** Null where no event was created. */
  id: string | null;
  errors: readonly FormError[];
}

/** Creates an event of a form's values. A draft that is saved already becomes the event, so that none stays behind. */
export function useCreateEvent(saver: DraftSaver): (values: EventFormValues) => Promise<Created> {
  const [createEvent] = useCreateEventMutation({ update: evictEventLists });
  const [publish] = usePublishDraft();
  return async (values) => {
    await saver.settle();
    if (!saver.mayHaveDraft) {
      const { data } = await createEvent({
        variables: { input: { ...inputOf(values), ...copyInput(saver.copyOf) } },
      });
      return { id: data?.createEvent.event?.id ?? null, errors: data?.createEvent.userErrors ?? [] };
    }
    const errors = await saver.save();
    if (errors.length > 0 || !saver.draft) return { id: null, errors };
    const { data } = await publish({ variables: { input: { id: saver.draft.id } } });
    const answer = data?.publishEventDraft;
    return { id: answer?.event?.id ?? null, errors: answer?.userErrors ?? [] };
  };
}
