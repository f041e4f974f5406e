import { noteDraft, PREFIX, withStorage } from './draft-storage';

/**
 * The text that a person typed into a form that went away, as when their session ends, until they are back: in this
 * tab, and for the same account. Another person at the same screen neither sees nor keeps it.
 */
export const formDrafts = {
  save(form: string, accountId: string, values: object): void {
    withStorage((storage) => storage.setItem(PREFIX + form, JSON.stringify({ accountId, values })));
    noteDraft();
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
};

function parse(stored: string): { accountId: string; values: Record<string, unknown> } | null {
  try {
    const draft = JSON.parse(stored);
    return typeof draft?.values === 'object' && draft.values ? draft : null;
  } catch {
    return null;
  }
}
