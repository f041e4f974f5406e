import type { Job } from '../../platform/jobs/job.js';
import type { JobContext } from '../define-job.js';
import { isFinallyCancelled, UNDO_SECONDS } from '../events/cancellation/undo-window.js';
import type { Event } from '../events/event.entity.js';

/**
 * Holds back the mail of a job, since its event is cancelled. It is asked for again as long as the creator can undo that;
 * after that the person gets another mail.
 * @returns whether it is held back
 */
export async function holdBackIfCancelled<Data extends object>(
  { database, services: { jobs } }: Pick<JobContext, 'database' | 'services'>,
  event: Event,
  job: Job<JobContext, Data>,
  data: Data,
): Promise<boolean> {
  if (!event.cancelledAt) return false;
  if (!isFinallyCancelled(event))
    await database.transaction((manager) => jobs.enqueueIn(manager, job, data, UNDO_SECONDS));
  return true;
}
