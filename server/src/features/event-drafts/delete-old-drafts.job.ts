import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { deleteInBatches } from '../../platform/jobs/delete-in-batches.js';
import { defineJob, type JobContext } from '../define-job.js';
import { EventDraft } from './event-draft.entity.js';
import { sendOldDraftMailJob } from './send-old-draft-mail.job.js';
import { STORED, WARNED_BEFORE } from './time-of-deletion.js';

/** Drafts in one transaction. */
const BATCH_SIZE = 500;

/** Nightly. Deletes drafts a year after their last change, and mails their creators a month before. */
export const deleteOldDraftsJob = defineJob({
  name: 'delete-old-drafts',
  schedule: '41 3 * * *',
  batchSize: 1,
  schema: z.object({}),
  run: async (context) => {
    const now = context.services.clock.now().getTime();
    await deleteInBatches(context.database, EventDraft, {
      updatedAt: LessThanOrEqual(new Date(now - STORED)),
      warnedAt: LessThanOrEqual(new Date(now - WARNED_BEFORE)),
    });
    let count = BATCH_SIZE;
    while (count === BATCH_SIZE)
      count = await transaction(context.database, (manager) => warn(context, manager, new Date(now)));
  },
});

/** @returns how many drafts are noted as warned of; each has its mail by then, or has none */
async function warn({ services }: JobContext, manager: EntityManager, now: Date): Promise<number> {
  const [drafts] = await manager.query<[{ id: string }[], number]>(
    `UPDATE event_drafts SET warned_at = $1 WHERE id IN (
       SELECT id FROM event_drafts WHERE updated_at <= $2 AND warned_at IS NULL LIMIT $3 FOR UPDATE SKIP LOCKED
     ) RETURNING id`,
    [now, new Date(now.getTime() - STORED + WARNED_BEFORE), BATCH_SIZE],
  );
  const data = drafts.map(({ id: draftId }) => ({ draftId, warnedAt: now.toISOString() }));
  await services.jobs.enqueueAll(manager, sendOldDraftMailJob, data);
  return drafts.length;
}
