interface CollectionOptions<Item> {
  idOf: (item: Item) => string;
  /** How many of the latest are of use. */
  limit: number;
  /** Writes a record to disk, before it counts. */
  write: (item: Item) => void;
  onSaved: () => void;
}

/** Records of one kind by their id, the latest of them. A record is never changed, only replaced. */
export class Collection<Item> {
  readonly #items = new Map<string, Item>();
  readonly #idOf: (item: Item) => string;
  readonly #limit: number;
  readonly #write: (item: Item) => void;
  readonly #onSaved: () => void;

  constructor(options: CollectionOptions<Item>) {
    this.#idOf = options.idOf;
    this.#limit = options.limit;
    this.#write = options.write;
    this.#onSaved = options.onSaved;
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

  save(item: Item): Item {
    this.#write(item);
    this.restore(item);
    this.#onSaved();
    return item;
  }

  /** Takes back what is on disk already. */
  restore(item: Item): void {
    this.#items.set(this.#idOf(item), item);
    if (this.#items.size <= this.#limit) return;
    const [oldest] = this.#items.keys();
    if (oldest !== undefined) this.#items.delete(oldest);
  }

  clear(): void {
    this.#items.clear();
  }
}
