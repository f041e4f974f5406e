import { timings } from '../../../timings';
import { readDoorFile } from './door-requests';

export interface NamedPerson {
  id: string;
  name: string;
  arrivedAt: string | null;
}

const MAX_FOUND = 20;

/** The people of an event for a search without network, in memory alone (D23). */
export class Names {
  #people: NamedPerson[] = [];
  #readAt = -Infinity;

  constructor(readonly eventId: string) {}

  /** @throws as `readDoorFile` */
  async refresh(headers: Record<string, string>): Promise<void> {
    if (performance.now() - this.#readAt < timings.namesRead) return;
    const response = await readDoorFile(`/door/${this.eventId}/names`, headers);
    this.#people = ((await response.json()) as { people: NamedPerson[] }).people;
    this.#readAt = performance.now();
  }

  /** As the server finds them: each word begins a part of the name, without case and accents. */
  search(text: string): NamedPerson[] {
    const words = plain(text).split(/\s+/).filter(Boolean);
    return this.#people
      .filter(({ name }) => {
        const parts = plain(name).split(/[\s'-]+/);
        return words.every((word) => parts.some((part) => part.startsWith(word)));
      })
      .slice(0, MAX_FOUND);
  }

  find(id: string): NamedPerson | undefined {
    return this.#people.find((person) => person.id === id);
  }

  forget(): void {
    this.#people = [];
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
