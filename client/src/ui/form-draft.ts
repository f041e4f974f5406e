import { useSyncExternalStore } from 'react';

const PREFIX = 'draft:';
/** The names of forms that staff alone see begin with it. */
export const STAFF_FORMS = 'staff:';
/** One name for the forms of an event: one may take the place of another. */
export const signUpForms = (eventId: string) => `sign-up:${eventId}`;
const listeners = new Set<() => void>();

/** A browser may refuse to store anything: then it remembers nothing. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

/**
 * What somebody typed into a form that went away, as when their session ends, until they are back: in this tab, and for
 * the same account. Another person at the same screen neither sees nor keeps it.
 */
export const formDrafts = {
  save(form: string, accountId: string, values: object): void {
    withStorage((storage) => storage.setItem(PREFIX + form, JSON.stringify({ accountId, values })));
    for (const listener of listeners) listener();
  },

  /** The texts of a form, by the names of its fields; null where nothing of this account is stored. */
  read<Values extends object>(form: string, accountId: string, empty: Values): Values | null {
    const stored = withStorage((storage) => storage.getItem(PREFIX + form));
    if (!stored) return null;
    const draft = parse(stored);
    if (draft?.accountId !== accountId) {
      this.clear(form);
      return null;
    }
    // An older version of the client may have stored it.
    const texts = Object.entries(empty).map(([field, text]) => {
      const typed = draft.values[field];
      return [field, typeof typed === 'string' ? typed : text];
    });
    return Object.fromEntries(texts) as Values;
  },

  clear(form: string): void {
    withStorage((storage) => storage.removeItem(PREFIX + form));
  },

  /** After signing out nothing of the person stays. */
  clearAll(): void {
    withStorage((storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    });
  },
};

function parse(stored: string): { accountId: string; values: Record<string, unknown> } | null {
  try {
    const draft = JSON.parse(stored);
    return typeof draft?.values === 'object' && draft.values ? draft : null;
  } catch {
    return null;
  }
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
  return withStorage((storage) => Object.keys(storage).some((key) => key.startsWith(start))) ?? false;
}
