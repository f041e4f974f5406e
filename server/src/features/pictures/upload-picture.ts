import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { transaction } from '../../platform/database/connection/transaction.js';
import { BusyError } from '../../platform/errors/request-errors.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { deletePictureFilesJob } from './delete-picture-files.job.js';
import type { Picture } from './picture.entity.js';
import { PictureUpload } from './picture-upload.entity.js';
import { type PictureFiles, processPicture } from './process-picture.js';

/**
 * Seconds after which files without a picture are left over. From the first file to the picture's row an upload takes 15 seconds
 * at most.
 */
const LEFT_OVER_AFTER = 60 * 60;

/**
 * Stores a picture for the viewer's events. The same bytes are the same picture: they are decoded and stored once.
 * @param bytes of a JPEG, PNG, WebP or AVIF
 * @returns its id, for `EventCoverInput.pictureId`, and its width in pixels
 * @throws UserError EMAIL_NOT_VERIFIED, INVALID_PICTURE with a sentence that says why
 * @throws RequestError UNAUTHENTICATED, FORBIDDEN
 * @throws RateLimitedError after 50 uploads of the account in a day
 * @throws BusyError while as many pictures wait as may wait, and where the store is away: then there is no picture
 */
export async function uploadPicture(context: Context, bytes: Buffer): Promise<UploadedPicture> {
  const { accountId } = requireStaff(context, AccessScope.EVENTS_WRITE);
  const { rateLimits } = context.services;
  await rateLimits.countPictureUpload(accountId);
  try {
    return await storePicture(context, accountId, bytes);
  } catch (error) {
    if (error instanceof BusyError) await rateLimits.giveBackPictureUpload(accountId);
    throw error;
  }
}

export type UploadedPicture = Pick<Picture, 'id' | 'width'>;

async function storePicture(context: Context, accountId: string, bytes: Buffer): Promise<UploadedPicture> {
  const contentHash = createHash('sha256').update(bytes).digest();
  const now = context.services.clock.now();
  const known = await noteUpload(context.database, { contentHash, accountId, now });
  if (known) return known;
  const made = await processPicture(bytes);
  const wanted = newId();
  const { pictures } = context.services;
  if (pictures.isOutside) await putOutside(context, wanted, made.files);
  const picture = await transaction(context.database, async (manager) => {
    const stored = await storeRow(manager, { ...made, id: wanted, contentHash, unusedSince: now });
    // Of two uploads of the same bytes at once the first stores its files.
    if (stored.id === wanted && !pictures.isOutside) await pictures.put(manager, wanted, made.files);
    await manager.upsert(PictureUpload, { accountId, pictureId: stored.id, uploadedAt: now }, [
      'accountId',
      'pictureId',
    ]);
    return stored;
  });
  context.log.info({ pictureId: picture.id, bytes: bytes.length }, 'picture uploaded');
  return picture;
}

interface Upload {
  contentHash: Buffer;
  accountId: string;
  now: Date;
}

/** Of a picture that there is already. It is not deleted as unused for another day. @returns null without one */
function noteUpload(
  database: EntityManager,
  { contentHash, accountId, now }: Upload,
): Promise<UploadedPicture | null> {
  return transaction(database, async (manager) => {
    const [rows] = await manager.query<[UploadedPicture[], number]>(
      `UPDATE pictures SET unused_since = CASE WHEN unused_since IS NOT NULL THEN $2::timestamptz END
       WHERE content_hash = $1 RETURNING id, width`,
      [contentHash, now],
    );
    const [picture] = rows;
    if (!picture) return null;
    await manager.upsert(PictureUpload, { accountId, pictureId: picture.id, uploadedAt: now }, [
      'accountId',
      'pictureId',
    ]);
    return picture;
  });
}

/** The job is stored first: it deletes the files where this process ends before the picture has its row. */
async function putOutside(
  { database, services: { jobs, pictures } }: Context,
  pictureId: string,
  files: PictureFiles['files'],
): Promise<void> {
  await transaction(database, (manager) =>
    jobs.enqueueIn(manager, deletePictureFilesJob, { pictureId }, LEFT_OVER_AFTER),
  );
  await pictures.put(database, pictureId, files);
}

/** @returns the picture; another one where its bytes are stored already */
async function storeRow(
  manager: EntityManager,
  { id, contentHash, width, height, color, unusedSince }: Picture,
): Promise<UploadedPicture> {
  const [row] = await manager.query<UploadedPicture[]>(
    `INSERT INTO pictures (id, content_hash, width, height, color, unused_since) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (content_hash) DO UPDATE
       SET unused_since = CASE WHEN pictures.unused_since IS NOT NULL THEN excluded.unused_since END
     RETURNING id, width`,
    [id, contentHash, width, height, color, unusedSince],
  );
  return row ?? { id, width };
}
