import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import type { Picture } from './picture.entity.js';
import { PictureFile } from './picture-file.entity.js';
import { PictureUpload } from './picture-upload.entity.js';
import { type PictureFiles, processPicture } from './process-picture.js';

/**
 * Stores a picture for the viewer's events. The same bytes are the same picture: they are decoded and stored once.
 * @param bytes of a JPEG, PNG, WebP or AVIF
 * @returns the id of the picture, for `EventCoverInput.pictureId`
 * @throws UserError EMAIL_NOT_VERIFIED, INVALID_PICTURE with a sentence that says why
 * @throws RequestError UNAUTHENTICATED, FORBIDDEN
 * @throws RateLimitedError after 50 uploads of the account in a day
 * @throws BusyError while as many pictures wait as may wait
 */
export async function uploadPicture(context: Context, bytes: Buffer): Promise<string> {
  const { accountId } = requireStaff(context, AccessScope.EVENTS_WRITE);
  await context.services.rateLimits.countPictureUpload(accountId);
  const contentHash = createHash('sha256').update(bytes).digest();
  const now = context.services.clock.now();
  const known = await noteUpload(context.database, { contentHash, accountId, now });
  if (known) return known;
  const made = await processPicture(bytes);
  const id = await transaction(context.database, async (manager) => {
    const stored = await store(manager, contentHash, made, now);
    await manager.upsert(PictureUpload, { accountId, pictureId: stored, uploadedAt: now }, [
      'accountId',
      'pictureId',
    ]);
    return stored;
  });
  context.log.info({ pictureId: id, bytes: bytes.length }, 'picture uploaded');
  return id;
}

interface Upload {
  contentHash: Buffer;
  accountId: string;
  now: Date;
}

/** Of a picture that there is already. It is not deleted as unused for another day. @returns its id; null without one */
function noteUpload(
  database: EntityManager,
  { contentHash, accountId, now }: Upload,
): Promise<string | null> {
  return transaction(database, async (manager) => {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `UPDATE pictures SET unused_since = CASE WHEN unused_since IS NOT NULL THEN $2::timestamptz END
       WHERE content_hash = $1 RETURNING id`,
      [contentHash, now],
    );
    const pictureId = rows[0]?.id;
    if (!pictureId) return null;
    await manager.upsert(PictureUpload, { accountId, pictureId, uploadedAt: now }, [
      'accountId',
      'pictureId',
    ]);
    return pictureId;
  });
}

/** Of two uploads of the same bytes at once the first stores the files. */
async function store(
  manager: EntityManager,
  contentHash: Buffer,
  { files, width, height, color }: PictureFiles,
  now: Date,
): Promise<string> {
  const wanted: Picture = { id: newId(), contentHash, width, height, color, unusedSince: now };
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO pictures (id, content_hash, width, height, color, unused_since) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (content_hash) DO UPDATE
       SET unused_since = CASE WHEN pictures.unused_since IS NOT NULL THEN excluded.unused_since END
     RETURNING id`,
    [wanted.id, contentHash, width, height, color, now],
  );
  const id = row?.id ?? wanted.id;
  if (id === wanted.id)
    await manager.insert(
      PictureFile,
      files.map((file) => ({ pictureId: id, ...file })),
    );
  return id;
}
