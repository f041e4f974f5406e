import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isNetworkFailure, rateLimitMessage } from '../../apollo/failure';
import { graphql, readFragment } from '../../apollo/graphql';
import { useSession } from '../../session/session';
import { evictViewerField } from '../../session/viewer-cache';
import { timings } from '../../timings';
import { STAFF_FORMS } from '../../ui/forms/draft-storage';
import { lastingDrafts } from '../../ui/forms/form-draft';
import { DraftSaver } from './draft-saver';
import { type DraftVersion, draftVersion } from './draft-values';
import type { EventFormValues } from './event-fields';
import { emptyEvent } from './event-values';
import type { DraftFieldsFragment } from './gql/draft-values';
import { SaveEventDraftDocument } from './gql/use-draft-saver';
import * as messages from './messages';

graphql(`
  mutation SaveEventDraft($input: SaveEventDraftInput!) {
    saveEventDraft(input: $input) {
      eventDraft {
        id
        missing
        ...DraftFields
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

const UNSAVED = `${STAFF_FORMS}event-draft:`;
const emptyUnsaved = { ...emptyEvent, draftId: '', basedOn: '' };

/** The text of a form that the server does not have, because the tab was closed or there was no network. */
export function useUnsavedDraft(draftId: string) {
  const { viewer } = useSession();
  const [accountId] = useState(viewer?.id ?? '');
  const [found] = useState(() => {
    for (const form of lastingDrafts.names(UNSAVED)) {
      const unsaved = lastingDrafts.read(form, accountId, emptyUnsaved);
      if (unsaved?.draftId !== draftId) continue;
      const { draftId: _, basedOn, ...values } = unsaved;
      return { form, values, basedOn };
    }
    return null;
  });
  return found;
}

type Unsaved = ReturnType<typeof useUnsavedDraft>;

/** Saves the values of a form as a draft by itself. `next` begins another draft with those values. */
export function useDraftSaver(draft: DraftVersion | null, initial: EventFormValues, unsaved: Unsaved) {
  const client = useApolloClient();
  const { viewer } = useSession();
  const [accountId] = useState(viewer?.id ?? '');
  const begin = (version: DraftVersion | null, values: EventFormValues) => {
    const form = UNSAVED + crypto.getRandomValues(new Uint32Array(2)).join('-');
    return new DraftSaver(
      {
        pause: timings.draftPause,
        titleMissing: messages.DRAFT_NEEDS_TITLE,
        failureMessage: (error) =>
          isNetworkFailure(error) ? messages.NO_NETWORK : (rateLimitMessage(error) ?? messages.NOT_TAKEN),
        keep: (typed) => {
          if (!typed) return lastingDrafts.clear(form) ?? true;
          const { id: draftId = '', updatedAt: basedOn = '' } = typed.basedOn ?? {};
          return lastingDrafts.save(form, accountId, { ...typed.values, draftId, basedOn });
        },
        send: async (input) => {
          const { data } = await client.mutate({
            mutation: SaveEventDraftDocument,
            variables: { input },
            update: (cache) => evictViewerField(cache, 'eventDrafts'),
          });
          const saved = readFragment<DraftFieldsFragment>(data?.saveEventDraft.eventDraft);
          return { draft: saved && draftVersion(saved), errors: data?.saveEventDraft.userErrors ?? [] };
        },
      },
      version,
      values,
    );
  };
  const [saver, setSaver] = useState(() =>
    begin(draft && { ...draft, updatedAt: unsaved?.basedOn || draft.updatedAt }, initial),
  );
  const status = useSyncExternalStore(saver.subscribe, saver.status, saver.status);
  useSaveWhenLeft(saver);
  return { saver, status, next: (values: EventFormValues) => setSaver(begin(null, values)) };
}

/** The form is left, or the tab is hidden, perhaps for ever; and the network is back. */
function useSaveWhenLeft(saver: DraftSaver): void {
  useEffect(() => {
    const save = () => void saver.save().catch(() => {});
    const saveIfHidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', saveIfHidden);
    window.addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      window.removeEventListener('online', save);
      save();
    };
  }, [saver]);
}

/** The text that was not saved is this form's from now on, under a name of its own. */
export function useTakeOver(unsaved: Unsaved): void {
  useEffect(() => {
    if (unsaved) lastingDrafts.clear(unsaved.form);
  }, [unsaved]);
}
