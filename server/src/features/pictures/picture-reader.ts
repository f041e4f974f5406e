import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { read } from '../../platform/database/sql/read.js';

/** Bytes: about 300 pictures as lists show them. */
const MAX_BYTES = 16_000_000;

/** The files of pictures. A crowd that opens one event reads them from memory: what an address has never changes. */
export class PictureReader {
  readonly #files = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: (key) => this.#fetch(key),
  });

  constructor(private readonly database: EntityManager) {}

  /** @returns null where there is no such file */
  async read(pictureId: string, name: string): Promise<Buffer | null> {
    if (!isUuid(pictureId) || !/^[a-z0-9]{1,8}\.[a-z]{3,4}$/.test(name)) return null;
    return (await this.#files.fetch(`${pictureId.toLowerCase()} ${name}`)) ?? null;
  }

  async #fetch(key: string): Promise<Buffer | undefined> {
    const rows = await read<{ bytes: Buffer }>(
      this.database,
      'SELECT bytes FROM picture_files WHERE picture_id = $1 AND name = $2',
      key.split(' '),
    );
    return rows[0]?.bytes;
  }
}
