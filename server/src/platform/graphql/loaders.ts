import DataLoader from 'dataloader';

/** How to fetch many values at once; the result has one entry for each key, in the keys' order. */
export type BatchFunction<Context, Key, Value> = (
  context: Context,
  keys: readonly Key[],
) => Promise<readonly (Value | Error)[]>;

/** The loaders of a request, or of jobs that run at the same time: each batch function gets one DataLoader, made when it is first asked for. */
export class Loaders<Context> {
  readonly #loaders = new Map<unknown, unknown>();

  constructor(private readonly context: () => Context) {}

  of<Key, Value>(batch: BatchFunction<Context, Key, Value>): DataLoader<Key, Value> {
    const known = this.#loaders.get(batch) as DataLoader<Key, Value> | undefined;
    if (known) return known;
    const loader = new DataLoader<Key, Value>((keys) => batch(this.context(), keys));
    this.#loaders.set(batch, loader);
    return loader;
  }
}

/** The row of each id; null for an id that no row has. */
export function rowOfEach<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): (Row | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
