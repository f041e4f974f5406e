/** Begins a statement that is never prepared: which plan is good for it depends on its values. */
export const PLANNED_ANEW = 'SELECT /* planned anew */';

/** How often a statement is sent before it gets a name: most texts of a search or a batch are sent once. */
const SENT_OFTEN = 5;
/** Each name is a plan in the memory of each connection. */
const MAX_NAMES = 500;
const MAX_COUNTED = 5_000;

/**
 * The names of the statements that are sent often. PostgreSQL parses a named statement once for each connection and,
 * after five times, plans it no more (PostgreSQL, "PREPARE").
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #timesSent = new Map<string, number>();

  /** @returns undefined for what is sent rarely, and for everything new once there are 500 names */
  nameOf(text: string): string | undefined {
    return this.#names.get(text) ?? this.#count(text);
  }

  #count(text: string): undefined {
    if (text.startsWith(PLANNED_ANEW)) return;
    if (this.#names.size === MAX_NAMES) return;
    if (this.#timesSent.size === MAX_COUNTED) this.#timesSent = new Map();
    const times = (this.#timesSent.get(text) ?? 0) + 1;
    this.#timesSent.set(text, times);
    if (times === SENT_OFTEN) this.#names.set(text, `statement_${this.#names.size + 1}`);
  }
}
