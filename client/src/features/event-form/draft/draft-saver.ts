import type { FormError } from '../../../ui/forms/mutation-form';
import type { EventFieldName, EventFormValues } from '../event-fields';
import { isChanged } from '../event-values';
import type { DraftVersion } from './draft-values';
import { SaveStatus } from './save-status';
import { type Answer, type DraftRequests, type FirstSave, StoredDraft, type Unsaved } from './stored-draft';

interface Dependencies extends DraftRequests {
  /** Stores it in this browser; null: the server has everything. Returns whether it is stored. */
  keep(unsaved: Unsaved | null): boolean;
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
  readonly status = new SaveStatus();
  readonly #stored: StoredDraft;
  #typed: EventFormValues;
  /** The values that the server took last. */
  #saved: EventFormValues;
  /** Whether this browser stores what is typed; it is asked with the first key. */
  #isKept = true;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Done once every request until now is answered. */
  #requests: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly given: Dependencies,
    version: DraftVersion | null,
    initial: EventFormValues,
    firstSave: FirstSave | null = null,
  ) {
    this.#stored = new StoredDraft(given, version, firstSave, () => void this.#keep());
    this.#typed = initial;
    this.#saved = version?.values ?? initial;
  }

  get draft(): DraftVersion | null {
    return this.#stored.version;
  }

  /** The event that is copied; empty for none. */
  get copyOf(): string | undefined {
    return this.given.copyOf;
  }

  /** Whether there is a draft, or may be one. */
  get mayHaveDraft(): boolean {
    return this.#stored.mayExist;
  }

  /** Whether a person who leaves the form with these values has to save them first. */
  wouldLose(values: EventFormValues): boolean {
    return this.#isNew(values) && (values.title.trim() === '' || !this.#isKept);
  }

  #isNew(values = this.#typed): boolean {
    return !this.#isOver && isChanged(this.#saved, values);
  }

  type(values: EventFormValues): void {
    if (!isChanged(this.#typed, values)) return;
    this.#typed = values;
    if (!this.#isNew()) return;
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
    this.status.show({
      kind: 'failed',
      message: this.given.titleMissing,
      isKept: this.#isNew() && this.#isKept,
    });
  }

  /** Goes on from a newer version of the draft, which another tab has saved. */
  goOnFrom(version: DraftVersion): void {
    this.#stored.version = version;
    this.#saved = version.values;
    this.status.show({ kind: 'nothing' });
  }

  /** The draft is an event, or deleted: nothing of it is saved any more. Waits for a request that is under way. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.settle();
    this.given.keep(null);
  }

  async #sendIfNeeded(): Promise<readonly FormError[]> {
    const isSendable = this.#typed.title.trim() !== '' && this.status.current().kind !== 'conflict';
    return this.#isNew() && isSendable ? this.#send(this.#typed) : [];
  }

  async #send(values: EventFormValues): Promise<readonly FormError[]> {
    try {
      const { draft, errors, mistakes, without } = await this.#stored.save(values);
      if (draft) this.#accept(values, without);
      else this.#refuse(errors);
      return mistakes;
    } catch (error) {
      this.status.show({ kind: 'failed', message: this.given.failureMessage(error), isKept: this.#keep() });
      throw error;
    }
  }

  #accept(values: EventFormValues, without: readonly EventFieldName[]): void {
    this.#saved = values;
    this.status.show({ kind: 'saved', at: Date.now(), without });
    if (this.#isNew()) this.#saveLater();
    if (this.#isNew() || without.length > 0) this.#keep();
    else this.given.keep(null);
  }

  #refuse([error]: Answer['errors']): void {
    const isKept = this.#keep();
    if (error?.code === 'CONFLICT') this.status.show({ kind: 'conflict' });
    else this.status.show({ kind: 'failed', message: error?.message ?? '', isKept });
  }

  #keep(): boolean {
    const { version: basedOn, firstSave } = this.#stored;
    this.#isKept = !this.#isOver && this.given.keep({ values: this.#typed, basedOn, firstSave });
    return this.#isKept;
  }

  #saveLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save().catch(() => {}), this.given.pause);
  }
}
