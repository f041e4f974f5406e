import { useSyncExternalStore } from 'react';

/** Of the names under which drafts are stored. */
export const PREFIX = 'draft:';
/** The names of forms that staff alone see begin with it. */
export const STAFF_FORMS = 'staff:';
/** One name for the forms of an event: one may take the place of another. */
export const signUpForms = (eventId: string) => `sign-up:${eventId}`;
const listeners = new Set<() => void>();

/** Until the tab is closed, or until it is deleted. */
export type StorageName = 'sessionStorage' | 'localStorage';
const storages: readonly StorageName[] = ['sessionStorage', 'localStorage'];

/** A browser may refuse to store anything: then it remembers nothing. */
export function withStorage<Result>(name: StorageName, use: (storage: Storage) => Result): Result | null {
  try {
    return use(window[name]);
  } catch {
    return null;
  }
}

/** Announces that a draft was stored. */
export function noteDraft(): void {
  for (const listener of listeners) listener();
}

/** After signing out nothing of the person stays. */
export function clearDrafts(): void {
  for (const name of storages)
    withStorage(name, (storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    });
}

/**
 * Whether texts are stored of a form with such a name. They may be stored after the page has learnt that the session is
 * over.
 * @param start of the names of the forms
 */
export function useHasDraft(start: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasDraft(PREFIX + start),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hasDraft(start: string): boolean {
  return storages.some((name) =>
    withStorage(name, (storage) => Object.keys(storage).some((key) => key.startsWith(start))),
  );
}
