import type { EventWithOrganizer } from '../../features/events/find-event.js';
import type { EventState, PublicCounts, PublicState } from '../../features/events/lists/read-public-state.js';

/** The fields of a series that are made of its events. */
export const seriesFieldNames = ['eventCount', 'nextEvent', 'events'] as const;

export const countNames = ['signUpCount', 'waitingCount', 'placesLeft'] as const;

type ShownState = Partial<EventState>;

/** The public data that a page or an answer shows: by it can be told whether that is still true. */
export class ShownData {
  /** By event. */
  readonly #counts = new Map<string, ShownState>();
  readonly #rows = new Map<string, ShownState>();
  #isOfEventsAlone = true;

  get eventIds(): Iterable<string> {
    return new Set([...this.#counts.keys(), ...this.#rows.keys()]);
  }

  noteCount(eventId: string, name: keyof PublicCounts, value: number | null): void {
    this.#counts.set(eventId, { ...this.#counts.get(eventId), [name]: value });
  }

  /** One event that was asked for by its id; null: it is not there. */
  noteEvent(event: EventWithOrganizer | null): void {
    if (event) this.#noteRow(event);
    else this.noteMore();
  }

  #noteRow(event: EventWithOrganizer): void {
    const row = { rowVersion: event.rowVersion, organizerName: event.createdBy.name };
    const known = this.#rows.get(event.id);
    // It has changed between two reads.
    if (known && !isTrue(row, known)) this.noteMore();
    this.#rows.set(event.id, row);
  }

  /** Anything else, such as a list: each change of an event may change it. */
  noteMore(): void {
    this.#isOfEventsAlone = false;
  }

  /** @param version of the public data before this was read */
  isTrueIn({ version: current, events }: PublicState, version: string): boolean {
    const areTrue = (shown: Map<string, ShownState>) =>
      [...shown].every(([id, own]) => isTrue(own, events.get(id)));
    return version === current ? areTrue(this.#counts) : this.#isOfEventsAlone && areTrue(this.#rows);
  }
}

function isTrue(shown: ShownState, current: ShownState | undefined): boolean {
  return (Object.keys(shown) as (keyof EventState)[]).every((name) => shown[name] === current?.[name]);
}
