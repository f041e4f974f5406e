import type { ScanShownFragment } from '../gql/use-scans';
import type { Waiting } from './scan-queue';
import type { ListState } from './ticket-list';

/** The state of a device at the door. The page shows it as it is (D34). */
export interface DoorState {
  /** Whether all that is stored has been read. */
  isOpen: boolean;
  /** Whether the last request had an answer. */
  isOnline: boolean;
  /** Null: this device has no list, and checks nothing without network. */
  list: ListState | null;
  waiting: Waiting;
  /** For some seconds after the last scan that waited was sent. */
  isAllSent: boolean;
  /** Scans of this page that the server would not have let in. */
  conflicts: readonly ScanShownFragment[];
  /** Whether the pass is over, or the session has no right any more. */
  hasEnded: boolean;
  /** Why the server takes no scans although it answers. */
  refusal: string | null;
}

export const nothingKnown: DoorState = {
  isOpen: false,
  isOnline: true,
  list: null,
  waiting: { count: 0, oldestAt: null, unsavedCount: 0 },
  isAllSent: false,
  conflicts: [],
  hasEnded: false,
  refusal: null,
};

/** A value that React follows by `useSyncExternalStore`. */
export class StateStore<Value> {
  readonly #listeners = new Set<() => void>();

  constructor(public value: Value) {}

  set(some: Partial<Value>): void {
    this.value = { ...this.value, ...some };
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
