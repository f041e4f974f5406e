import type { EntityManager } from 'typeorm';

/** A file of a picture, such as `800.webp`. */
export interface NamedFile {
  name: string;
  bytes: Buffer;
}

/** Where the files of pictures are. The rows of pictures are in the database always. */
export interface PictureStore {
  /**
   * Whether no transaction holds the files: they are stored before the picture's row, and deleted after it. So a process that ends
   * in between leaves files without a picture, and `delete-picture-files` deletes them.
   */
  readonly isOutside: boolean;
  /**
   * Stores all files of a picture.
   * @param manager where the store is the database: of the transaction that stores the picture's row
   * @throws BusyError where the store is away; some files may be stored then
   */
  put(manager: EntityManager, pictureId: string, files: readonly NamedFile[]): Promise<void>;
  /** @returns null where there is no such file. @throws BusyError where the store is away */
  read(pictureId: string, name: string): Promise<Buffer | null>;
  /** Deletes the files of a picture that has no row any more. Without any there is nothing to do. @throws BusyError */
  delete(pictureId: string): Promise<void>;
}
