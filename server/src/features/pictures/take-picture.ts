import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';

/**
 * Marks a picture as used, in the transaction of the event or draft that gets it: it is not deleted as unused from then on.
 * @returns whether there is such a picture
 */
export async function takePicture(manager: EntityManager, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const [rows] = await manager.query<[object[], number]>(
    'UPDATE pictures SET unused_since = NULL WHERE id = $1 RETURNING id',
    [id],
  );
  return rows.length > 0;
}

/** Whether an account uploaded a picture, and so may use it. */
export async function isUploader(manager: EntityManager, accountId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await manager.query<object[]>(
    'SELECT FROM picture_uploads WHERE account_id = $1 AND picture_id = $2',
    [accountId, id],
  );
  return rows.length > 0;
}
