import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isNetworkFailure, rateLimitMessage } from '../../../apollo/failure';
import { useSession } from '../../../session/session';
import { timings } from '../../../timings';
import { STAFF_FORMS } from '../../../ui/forms/draft-storage';
import { lastingDrafts } from '../../../ui/forms/form-draft';
import type { EventFormValues } from '../event-fields';
import { emptyEvent } from '../event-values';
import * as messages from '../messages';
import { DraftSaver } from './draft-saver';
import type { DraftVersion } from './draft-values';
import { sendDraftWith } from './send-draft';
import type { FirstSave } from './stored-draft';

/** Also where the page comes by http, to which browsers give no `randomUUID`. */
const randomName = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

const UNSAVED = `${STAFF_FORMS}event-draft:`;
const emptyUnsaved = { ...emptyEvent, draftId: '', basedOn: '', firstSave: '', copyOf: '' };

/**
 * The text of a form that the server does not have, because the tab was closed or there was no network.
 * @param copyOf the event that the form copies: text of a copy of it alone
 */
export function useUnsavedDraft(draftId: string, copyOf?: string) {
  const { viewer } = useSession();
  const [accountId] = useState(viewer?.id ?? '');
  const [found] = useState(() => {
    for (const form of lastingDrafts.names(UNSAVED)) {
      const unsaved = lastingDrafts.read(form, accountId, emptyUnsaved);
      if (unsaved?.draftId !== draftId || (copyOf && unsaved.copyOf !== copyOf)) continue;
      const { draftId: _, copyOf: __, basedOn, firstSave, ...values } = unsaved;
      return { form, values, basedOn, firstSave: firstSaveFrom(firstSave) };
    }
    return null;
  });
  return found;
}

type Unsaved = ReturnType<typeof useUnsavedDraft>;

/** Null for none, and for what this version of the client did not store. */
function firstSaveFrom(text: string): FirstSave | null {
  return text ? JSON.parse(text) : null;
}

interface Start {
  draft: DraftVersion | null;
  initial: EventFormValues;
  unsaved: Unsaved;
  /** The event that the form copies; empty for none. */
  copyOf: string;
}

/** Saves the values of a form as a draft by itself. `next` begins another draft with those values. */
export function useDraftSaver({ draft, initial, unsaved, copyOf }: Start) {
  const client = useApolloClient();
  const { viewer } = useSession();
  const [accountId] = useState(viewer?.id ?? '');
  const begin = (
    version: DraftVersion | null,
    values: EventFormValues,
    firstSave: FirstSave | null,
    copyOf: string,
  ) => {
    const form = UNSAVED + randomName();
    return new DraftSaver(
      {
        pause: timings.draftPause,
        titleMissing: messages.DRAFT_NEEDS_TITLE,
        failureMessage: (error) =>
          isNetworkFailure(error) ? messages.NO_NETWORK : (rateLimitMessage(error) ?? messages.NOT_TAKEN),
        keep: (typed) => {
          if (!typed) return lastingDrafts.clear(form) ?? true;
          const { id: draftId = '', updatedAt: basedOn = '' } = typed.basedOn ?? {};
          const firstSave = typed.firstSave ? JSON.stringify(typed.firstSave) : '';
          return lastingDrafts.save(form, accountId, {
            ...typed.values,
            draftId,
            basedOn,
            firstSave,
            copyOf,
          });
        },
        newKey: randomName,
        copyOf,
        send: sendDraftWith(client),
      },
      version,
      values,
      firstSave,
    );
  };
  const [saver, setSaver] = useState(() =>
    begin(
      draft && { ...draft, updatedAt: unsaved?.basedOn || draft.updatedAt },
      initial,
      unsaved?.firstSave ?? null,
      copyOf,
    ),
  );
  const { subscribe, current } = saver.status;
  const status = useSyncExternalStore(subscribe, current, current);
  useSaveWhenLeft(saver);
  return { saver, status, next: (values: EventFormValues) => setSaver(begin(null, values, null, '')) };
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
