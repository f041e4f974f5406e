import type { EventFieldName } from '../event-fields';

export type DraftStatus =
  | { kind: 'nothing' }
  /** `without`: fields that the server does not take as they are typed. */
  | { kind: 'saved'; at: number; without: readonly EventFieldName[] }
  /** `isKept`: the browser has what was typed. */
  | { kind: 'failed'; message: string; isKept: boolean }
  | { kind: 'conflict' };

/** How the last save of a draft ended, for React's `useSyncExternalStore`. */
export class SaveStatus {
  #current: DraftStatus = { kind: 'nothing' };
  readonly #listeners = new Set<() => void>();

  readonly current = (): DraftStatus => this.#current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(status: DraftStatus): void {
    this.#current = status;
    for (const listener of this.#listeners) listener();
  }
}
