import { randomUUID } from 'node:crypto';
import type { CheckResult } from '../../platform/check-result.js';
import type { OutsidePictureStore } from './s3-picture-store.js';

const FILE = { name: '400.webp', bytes: Buffer.from('turnout check') };

/**
 * Stores, reads and deletes a small file of a picture that does not exist.
 * @param place the store in words for the operator, without any key
 */
export async function checkPictureStore(store: OutsidePictureStore, place: string): Promise<CheckResult> {
  const pictureId = randomUUID();
  const tried = await failureOf(storeAndRead(store, pictureId));
  // A store may have the file although it did not say so.
  const deleted = await failureOf(store.delete(pictureId));
  const failure = tried ?? deleted;
  return failure === null
    ? { isRight: true, sentence: `${place} stores, gives back and deletes a file.` }
    : { isRight: false, sentence: `${place} is away, or refuses (${failure}).` };
}

async function storeAndRead(store: OutsidePictureStore, pictureId: string): Promise<void> {
  await store.put(null, pictureId, [FILE]);
  const bytes = await store.read(pictureId, FILE.name);
  if (!bytes?.equals(FILE.bytes)) throw new Error('it does not give back the file that it has stored');
}

/** @returns null where there is none */
async function failureOf(work: Promise<void>): Promise<string | null> {
  return work.then(
    () => null,
    (error: Error) => ((error.cause as Error | undefined) ?? error).message,
  );
}
