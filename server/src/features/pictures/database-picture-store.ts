import type { EntityManager } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
import { PictureFile } from './picture-file.entity.js';
import type { PictureStore } from './picture-store.js';

/** The files of pictures in the table `picture_files`: they come and go with the row of their picture. */
export function databasePictureStore(database: EntityManager): PictureStore {
  return {
    isOutside: false,
    put: async (manager, pictureId, files) => {
      await manager.insert(
        PictureFile,
        files.map((file) => ({ pictureId, ...file })),
      );
    },
    read: async (pictureId, name) => {
      const rows = await read<{ bytes: Buffer }>(
        database,
        'SELECT bytes FROM picture_files WHERE picture_id = $1 AND name = $2',
        [pictureId, name],
      );
      return rows[0]?.bytes ?? null;
    },
    // By the foreign key.
    delete: async () => undefined,
  };
}
