import type { SaveEventDraftInput } from '../../gql/types';
import type { FormError } from '../../ui/forms/mutation-form';
import { type DraftVersion, draftInput, formField } from './draft-values';
import type { EventFieldName, EventFormValues } from './event-fields';
import { isChanged } from './event-values';

export type DraftStatus =
  | { kind: 'nothing' }
  /** `without`: fields that the server does not take as they are typed. */
  | { kind: 'saved'; at: number; without: readonly EventFieldName[] }
  /** `isKept`: the browser has what was typed. */
  | { kind: 'failed'; message: string; isKept: boolean }
  | { kind: 'conflict' };

interface Answer {
  draft: DraftVersion | null;
  errors: readonly (FormError & { code: string })[];
}

interface Dependencies {
  send(input: SaveEventDraftInput): Promise<Answer>;
  /** Stores what the server does not have yet in this browser; null: it has everything. Returns whether it is stored. */
  keep(typed: { values: EventFormValues; basedOn: DraftVersion | null } | null): boolean;
  failureMessage(error: unknown): string;
  titleMissing: string;
  /** Milliseconds after the last key. */
  pause: number;
}

/**
 * Saves what is typed into a form of an event as a draft: in the browser at each key, and at the server after a pause. One
 * request follows the other, each based on the version before, so that another tab is never overwritten.
 */
export class DraftSaver {
  #status: DraftStatus = { kind: 'nothing' };
  #typed: EventFormValues;
  /** The values that the server took last. */
  #saved: EventFormValues;
  /** Whether this browser stores what is typed; it is asked with the first key. */
  #isKept = true;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Done once every request until now is answered. */
  #requests: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly given: Dependencies,
    private version: DraftVersion | null,
    initial: EventFormValues,
  ) {
    this.#typed = initial;
    this.#saved = version?.values ?? initial;
  }

  get draft(): DraftVersion | null {
    return this.version;
  }

  readonly status = (): DraftStatus => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether a person who leaves the form with these values has to save them first. */
  wouldLose(values: EventFormValues): boolean {
    return this.#isNew(values) && (values.title.trim() === '' || !this.#isKept);
  }

  #isNew(values: EventFormValues): boolean {
    return !this.#isOver && isChanged(this.#saved, values);
  }

  get #isDirty(): boolean {
    return this.#isNew(this.#typed);
  }

  type(values: EventFormValues): void {
    if (!isChanged(this.#typed, values)) return;
    this.#typed = values;
    if (!this.#isDirty) return;
    this.#keep();
    this.#saveLater();
  }

  /** Saves now what is not saved yet; without a title nothing is sent. Returns the mistakes of the fields. */
  save(): Promise<readonly FormError[]> {
    clearTimeout(this.#timer);
    const saving = this.#requests.then(() => this.#sendIfNeeded());
    this.#requests = saving.catch(() => {});
    return saving;
  }

  /** Waits for a request that is under way, and sends none by itself meanwhile. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#requests;
    clearTimeout(this.#timer);
  }

  askForTitle(): void {
    this.#show({ kind: 'failed', message: this.given.titleMissing, isKept: this.#isDirty && this.#isKept });
  }

  /** Goes on from a newer version of the draft, which another tab has saved. */
  goOnFrom(version: DraftVersion): void {
    this.version = version;
    this.#saved = version.values;
    this.#show({ kind: 'nothing' });
  }

  /** The draft is an event, or deleted: nothing of it is saved any more. Waits for a request that is under way. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.settle();
    this.given.keep(null);
  }

  async #sendIfNeeded(): Promise<readonly FormError[]> {
    const isSendable = this.#typed.title.trim() !== '' && this.#status.kind !== 'conflict';
    return this.#isDirty && isSendable ? this.#send(this.#typed) : [];
  }

  async #send(values: EventFormValues): Promise<readonly FormError[]> {
    const base = this.version && { id: this.version.id, expectedUpdatedAt: this.version.updatedAt };
    const input = { ...base, ...draftInput(values) };
    try {
      const first = await this.given.send(input);
      const wrong = first.errors.flatMap(({ field }) => formField(field) ?? []);
      const isRest = wrong.length > 0 && wrong.length === first.errors.length && !wrong.includes('title');
      const answer = isRest ? await this.given.send(withoutFields(input, first.errors)) : first;
      if (answer.draft) this.#accept(answer.draft, values, wrong);
      else this.#refuse(answer.errors);
      return first.errors;
    } catch (error) {
      this.#show({ kind: 'failed', message: this.given.failureMessage(error), isKept: this.#keep() });
      throw error;
    }
  }

  #accept(draft: DraftVersion, values: EventFormValues, without: readonly EventFieldName[]): void {
    this.version = draft;
    this.#saved = values;
    this.#show({ kind: 'saved', at: Date.now(), without });
    if (this.#isDirty) this.#saveLater();
    if (this.#isDirty || without.length > 0) this.#keep();
    else this.given.keep(null);
  }

  #refuse(errors: Answer['errors']): void {
    const [error] = errors;
    const isKept = this.#keep();
    // Another tab has deleted or published it: the next time another draft is made.
    if (error?.code === 'EVENT_DRAFT_NOT_FOUND') this.version = null;
    if (error?.code === 'CONFLICT') this.#show({ kind: 'conflict' });
    else this.#show({ kind: 'failed', message: error?.message ?? '', isKept });
  }

  #keep(): boolean {
    this.#isKept = !this.#isOver && this.given.keep({ values: this.#typed, basedOn: this.version });
    return this.#isKept;
  }

  #saveLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save().catch(() => {}), this.given.pause);
  }

  #show(status: DraftStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}

function withoutFields(input: SaveEventDraftInput, errors: Answer['errors']): SaveEventDraftInput {
  const wrong = new Set(errors.map(({ field }) => field));
  return Object.fromEntries(Object.entries(input).filter(([name]) => !wrong.has(name)));
}
