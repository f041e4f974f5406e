import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { withRest } from '../../platform/jobs/with-rest.js';
import { defineJob, type JobContext } from '../define-job.js';
import { deletePictureFilesJob } from '../pictures/delete-picture-files.job.js';

/** Pictures in one transaction: about 20 MB of files. */
const BATCH_SIZE = 50;
/** Milliseconds that a picture stays without an event or draft. A person has as long to send the form. */
const STAYS = 24 * 60 * 60 * 1000;

const IS_USED = `(
  EXISTS (SELECT FROM events WHERE events.cover_picture_id = pictures.id)
  OR EXISTS (SELECT FROM event_drafts WHERE event_drafts.cover_picture_id = pictures.id)
)`;

/**
 * Hourly. Deletes pictures a day after no event and no draft has them. An event that takes a picture marks it as used in its own
 * transaction, and its foreign key holds the picture: so none goes while it is used.
 */
export const deleteUnusedPicturesJob = defineJob({
  name: 'delete-unused-pictures',
  schedule: '23 * * * *',
  batchSize: 1,
  schema: z.object({}),
  run: async (context) => {
    const now = context.services.clock.now();
    await noteUse(context.database, now);
    let count = 0;
    let deleted = BATCH_SIZE;
    while (deleted === BATCH_SIZE) {
      deleted = await withRest(() => deleteBatch(context, now));
      count += deleted;
    }
    if (count > 0) context.log.info({ pictures: count }, 'unused pictures are deleted');
  },
});

/** Starts the day of pictures that lost their last event, and ends that of pictures that got one. */
async function noteUse(database: EntityManager, now: Date): Promise<void> {
  // No person reads a deleted event. Its row stays until all people are notified.
  await database.query(
    `UPDATE events SET cover = NULL, cover_picture_id = NULL
     WHERE deleted_at IS NOT NULL AND cover_picture_id IS NOT NULL`,
  );
  await database.query(
    `UPDATE pictures SET unused_since = NULL WHERE unused_since IS NOT NULL AND ${IS_USED}`,
  );
  await database.query(
    `UPDATE pictures SET unused_since = $1 WHERE unused_since IS NULL AND NOT ${IS_USED}`,
    [now],
  );
}

/** Files outside the database are deleted after the transaction, by jobs of their own. @returns how many pictures it deleted */
function deleteBatch(
  { database, services: { jobs, pictures } }: Pick<JobContext, 'database' | 'services'>,
  now: Date,
): Promise<number> {
  return transaction(database, async (manager) => {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `DELETE FROM pictures WHERE id IN (
         SELECT id FROM pictures WHERE unused_since <= $1 AND NOT ${IS_USED} LIMIT $2 FOR UPDATE SKIP LOCKED
       ) RETURNING id`,
      [new Date(now.getTime() - STAYS), BATCH_SIZE],
    );
    const deleted = rows.map(({ id: pictureId }) => ({ pictureId }));
    if (pictures.isOutside) await jobs.enqueueAll(manager, deletePictureFilesJob, deleted);
    return rows.length;
  });
}
