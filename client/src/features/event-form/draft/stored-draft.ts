import type { SaveEventDraftInput } from '../../../gql/types';
import type { FormError } from '../../../ui/forms/mutation-form';
import type { EventFieldName, EventFormValues } from '../event-fields';
import { type DraftVersion, draftInput, formField } from './draft-values';

export interface Answer {
  draft: DraftVersion | null;
  errors: readonly (FormError & { code: string })[];
}

/** A save that may have made a draft: the server makes one draft for one key, if the input is the same, too. */
export interface FirstSave {
  key: string;
  input: SaveEventDraftInput;
}

/** Text that the server does not have yet. */
export interface Unsaved {
  values: EventFormValues;
  basedOn: DraftVersion | null;
  /** The save that made a draft, perhaps. */
  firstSave: FirstSave | null;
}

export interface DraftRequests {
  /** @param key given with a save that makes a draft */
  send(input: SaveEventDraftInput, key: string | undefined): Promise<Answer>;
  newKey(): string;
  /** The event of which a new draft is a copy; empty for none. */
  copyOf?: string;
}

interface Saved extends Answer {
  /** The mistakes in the values, also where the server saved the rest of them. */
  mistakes: Answer['errors'];
  /** Fields that the server does not take as they are typed. */
  without: readonly EventFieldName[];
}

/** A draft at the server, from its first save on. A save whose answer was lost makes no second draft. */
export class StoredDraft {
  constructor(
    private readonly given: DraftRequests,
    public version: DraftVersion | null,
    /** The save that has no answer yet. */
    public firstSave: FirstSave | null,
    /** Called before the first save is sent: the tab may be closed before there is an answer. */
    private readonly onFirstSave: () => void,
  ) {}

  /** Whether the server has it, or may have it. */
  get mayExist(): boolean {
    return this.version !== null || this.firstSave !== null;
  }

  /** Saves the values on the version before. Where the server takes some fields only, those are saved. */
  async save(values: EventFormValues): Promise<Saved> {
    if (this.firstSave) await this.#send(this.firstSave.input);
    const base = this.version
      ? { id: this.version.id, expectedUpdatedAt: this.version.updatedAt }
      : copyInput(this.given.copyOf);
    const input = { ...base, ...draftInput(values) };
    const first = await this.#send(input);
    const without = first.errors.flatMap(({ field }) => formField(field) ?? []);
    const isRest = without.length > 0 && without.length === first.errors.length && !without.includes('title');
    const { draft, errors } = isRest ? await this.#send(withoutFields(input, first.errors)) : first;
    // Another tab has deleted or published it: the next time another draft is made.
    if (errors.some(({ code }) => code === 'EVENT_DRAFT_NOT_FOUND')) this.version = null;
    return { draft, errors, mistakes: first.errors, without };
  }

  async #send(input: SaveEventDraftInput): Promise<Answer> {
    if (!input.id && this.firstSave?.input !== input) {
      this.firstSave = { key: this.given.newKey(), input };
      this.onFirstSave();
    }
    const answer = await this.given.send(input, this.firstSave?.key);
    this.firstSave = null;
    this.version = answer.draft ?? this.version;
    return answer;
  }
}

/** The field that names the copied event; none where no event was copied. */
export function copyInput(copyOf: string | undefined): { duplicatedFromId?: string } {
  return copyOf ? { duplicatedFromId: copyOf } : {};
}

function withoutFields(input: SaveEventDraftInput, errors: Answer['errors']): SaveEventDraftInput {
  const wrong = new Set(errors.map(({ field }) => field));
  return Object.fromEntries(Object.entries(input).filter(([name]) => !wrong.has(name)));
}
