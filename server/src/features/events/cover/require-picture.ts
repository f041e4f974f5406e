import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Viewer } from '../../accounts/viewer.js';
import { ErrorCode } from '../../error-code.js';
import { isUploader, takePicture } from '../../pictures/take-picture.js';
import { UserError } from '../../user-error.js';
import type { EventCover } from './cover-input.js';

/**
 * Makes sure that a cover's picture is there and stays: for an account that uploaded it, and for the teams of events that have
 * it. Runs in the transaction that stores the cover.
 * @param before the cover until now, whose picture may stay
 * @throws UserError PICTURE_NOT_FOUND, for a picture of another account too
 */
export async function requirePicture(
  manager: EntityManager,
  { accountId }: Pick<Viewer, 'accountId'>,
  cover: EventCover | null,
  before: EventCover | null = null,
): Promise<void> {
  if (!cover || cover.pictureId === before?.pictureId) return;
  const { pictureId } = cover;
  const mayUse =
    (await isUploader(manager, accountId, pictureId)) || (await isOfOwnEvent(manager, accountId, pictureId));
  if (!mayUse || !(await takePicture(manager, pictureId)))
    throw new UserError(ErrorCode.PICTURE_NOT_FOUND, 'cover');
}

async function isOfOwnEvent(manager: EntityManager, accountId: string, pictureId: string): Promise<boolean> {
  if (!isUuid(pictureId)) return false;
  const rows = await manager.query<object[]>(
    `SELECT FROM events WHERE cover_picture_id = $2 AND deleted_at IS NULL AND (
       created_by_id = $1
       OR EXISTS (SELECT FROM event_members WHERE event_id = events.id AND account_id = $1 AND role = 'EDITOR')
     ) LIMIT 1`,
    [accountId, pictureId],
  );
  return rows.length > 0;
}
