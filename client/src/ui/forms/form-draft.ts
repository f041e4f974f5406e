import { noteDraft, PREFIX, type StorageName, withStorage } from './draft-storage';

class FormDrafts {
  constructor(private readonly storage: StorageName) {}

  /** @returns whether the browser has stored it */
  save(form: string, accountId: string, values: object): boolean {
    const stored = JSON.stringify({ accountId, values });
    const isStored = withStorage(this.storage, (storage) => {
      storage.setItem(PREFIX + form, stored);
      return true;
    });
    noteDraft();
    return isStored ?? false;
  }

  /** The names of the forms of which something is stored. @param start of the names */
  names(start: string): string[] {
    const keys = withStorage(this.storage, (storage) => Object.keys(storage)) ?? [];
    return keys.filter((key) => key.startsWith(PREFIX + start)).map((key) => key.slice(PREFIX.length));
  }

  /** The texts of a form, by the names of its fields; null where nothing of this account is stored. */
  read<Values extends object>(form: string, accountId: string, empty: Values): Values | null {
    const stored = withStorage(this.storage, (storage) => storage.getItem(PREFIX + form));
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
  }

  clear(form: string): void {
    withStorage(this.storage, (storage) => storage.removeItem(PREFIX + form));
  }
}

/**
 * The text that a person typed into a form that went away, as when their session ends, until they are back: in this
 * tab, and for the same account. Another person at the same screen neither sees nor keeps it.
 */
export const formDrafts = new FormDrafts('sessionStorage');
/** The same for a tab that was closed, too. */
export const lastingDrafts = new FormDrafts('localStorage');

function parse(stored: string): { accountId: string; values: Record<string, unknown> } | null {
  try {
    const draft = JSON.parse(stored);
    return typeof draft?.values === 'object' && draft.values ? draft : null;
  } catch {
    return null;
  }
}
