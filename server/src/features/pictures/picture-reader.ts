import { LRUCache } from 'lru-cache';
import { validate as isUuid } from 'uuid';
import type { PictureStore } from './picture-store.js';

/** Bytes: about 300 pictures as lists show them. */
const MAX_BYTES = 16_000_000;

/** The files of pictures. A crowd that opens one event reads them from memory: what an address has never changes. */
export class PictureReader {
  readonly #files = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: async (key) => {
      const [pictureId, name] = key.split(' ') as [string, string];
      return (await this.store.read(pictureId, name)) ?? undefined;
    },
  });

  constructor(private readonly store: Pick<PictureStore, 'read'>) {}

  /** @returns null where there is no such file. @throws BusyError where the store is away */
  async read(pictureId: string, name: string): Promise<Buffer | null> {
    if (!isUuid(pictureId) || !/^[a-z0-9]{1,8}\.[a-z]{3,4}$/.test(name)) return null;
    return (await this.#files.fetch(`${pictureId.toLowerCase()} ${name}`)) ?? null;
  }
}
