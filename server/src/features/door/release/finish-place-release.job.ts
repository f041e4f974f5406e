import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import type { Job } from '../../../platform/jobs/job.js';
import { defineJob, type JobContext } from '../../define-job.js';
import { undoableUntil } from '../../events/cancellation/undo-window.js';
import { PlaceRelease, ReleaseStage } from './place-release.entity.js';
import { type MissingPlace, releaseBatch, type WantedRelease } from './release-batch.js';

const data: z.ZodType<WantedRelease> = z.object({
  eventId: z.uuid(),
  releasedAt: z.iso.datetime(),
});

/**
 * Carries out a release that can no longer be undone. Each batch gives places back in one transaction, and the next one finds those
 * that are left. So a process that is killed leaves the rest for the next attempt, and nothing is done twice.
 */
export const finishPlaceReleaseJob: Job<JobContext, WantedRelease> = defineJob({
  name: 'finish-place-release',
  batchSize: 1,
  schema: data,
  run: async (context, wanted) => {
    const { database, log } = context;
    if (!(await transaction(database, (manager) => begin(context, manager, wanted)))) return;
    let last: MissingPlace | null = null;
    do {
      const after: MissingPlace | null = last;
      last = await transaction(database, (manager) => releaseBatch(context, manager, wanted, after));
    } while (last);
    const { eventId } = wanted;
    const releasedAt = new Date(wanted.releasedAt);
    await database.update(PlaceRelease, { eventId, releasedAt }, { stage: ReleaseStage.DONE });
    log.info({ eventId }, 'the release of missing places is finished');
  },
});

/**
 * From then on nothing undoes the release. This locks its row alone: an undo that has locked the event waits for this row.
 * @returns false where it was undone, is done, or is too early by the clock of this process: then the job is asked for again
 */
async function begin(
  { services: { clock, jobs } }: Pick<JobContext, 'services'>,
  manager: EntityManager,
  wanted: WantedRelease,
): Promise<boolean> {
  const where = { eventId: wanted.eventId };
  const release = await manager.findOne(PlaceRelease, { where, lock: { mode: 'pessimistic_write' } });
  if (release?.releasedAt.toISOString() !== wanted.releasedAt) return false;
  if (release.stage !== ReleaseStage.UNDOABLE) return release.stage === ReleaseStage.RUNNING;
  const left = undoableUntil(release.releasedAt).getTime() - clock.now().getTime();
  if (left > 0) {
    await jobs.enqueueIn(manager, finishPlaceReleaseJob, wanted, Math.ceil(left / 1_000));
    return false;
  }
  await manager.update(PlaceRelease, where, { stage: ReleaseStage.RUNNING });
  return true;
}
