const LIMIT = 10_000;

/** Records of one kind by their id, the latest 10,000. A record is never changed, only replaced. */
export class Collection<Item extends { id: string }> {
  readonly #items = new Map<string, Item>();
  readonly #onKeep: (item: Item) => void;

  constructor(onKeep: (item: Item) => void) {
    this.#onKeep = onKeep;
  }

  get size(): number {
    return this.#items.size;
  }

  find(id: string): Item | undefined {
    return this.#items.get(id);
  }

  /** In the order in which they came first. */
  oldestFirst(): Item[] {
    return [...this.#items.values()];
  }

  newestFirst(): Item[] {
    return this.oldestFirst().reverse();
  }

  keep(item: Item): Item {
    this.restore(item);
    this.#onKeep(item);
    return item;
  }

  /** Keeps what is on disk already. */
  restore(item: Item): void {
    this.#items.set(item.id, item);
    if (this.#items.size <= LIMIT) return;
    const [oldest] = this.#items.keys();
    if (oldest !== undefined) this.#items.delete(oldest);
  }

  clear(): void {
    this.#items.clear();
  }
}
