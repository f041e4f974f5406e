import type { EntityManager } from 'typeorm';
import { NIL } from 'uuid';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import type { Job } from '../../../platform/jobs/job.js';
import { defineJob, type JobContext } from '../../define-job.js';
import { cancelledEventBatch, eventCancelled } from '../causes.js';
import { Event } from '../event.entity.js';
import { nextBatchOf } from '../event-batch.js';
import { beginNotifying } from './notified-up-to.js';
import { isFinallyCancelled, undoableUntil } from './undo-window.js';

const data = z.object({
  eventId: z.uuid(),
  /** The cancellation that is meant: the creator may undo it and cancel the event again. */
  cancelledAt: z.iso.datetime(),
});
type Data = z.output<typeof data>;

/**
 * Carries out the cancellation of an event that can no longer be undone. Each batch asks for its jobs and notes how far it has
 * got in one transaction, so a process that is killed leaves the rest for the next attempt, and nothing is done twice.
 */
export const finishEventCancellationJob: Job<JobContext, Data> = defineJob({
  name: 'finish-event-cancellation',
  batchSize: 1,
  schema: data,
  run: async (context, wanted) => {
    let hasRest = true;
    while (hasRest)
      hasRest = await transaction(context.database, (manager) => batch(context, manager, wanted));
    context.log.info({ eventId: wanted.eventId }, 'the cancellation of an event is finished');
  },
});

/** @returns whether there is a rest for another batch */
async function batch(
  context: Pick<JobContext, 'services' | 'runConsequences'>,
  manager: EntityManager,
  wanted: Data,
): Promise<boolean> {
  const where = { id: wanted.eventId };
  const event = await manager.findOne(Event, { where, lock: { mode: 'pessimistic_write' } });
  // Undone, or deleted, which has its own job for the people.
  if (event?.cancelledAt?.toISOString() !== wanted.cancelledAt) return false;
  const begun = isFinallyCancelled(event) ? event : await begin(context, manager, event, wanted);
  if (!begun) return false;
  const next = nextBatchOf(begun);
  await context.runConsequences(cancelledEventBatch, manager, next);
  return next.hasRest();
}

/** @returns null where it is too early, by the clock of this process: the job is asked for again */
async function begin(
  { services: { clock, jobs }, runConsequences }: Pick<JobContext, 'services' | 'runConsequences'>,
  manager: EntityManager,
  event: Event,
  wanted: Data,
): Promise<Event | null> {
  const left = undoableUntil(new Date(wanted.cancelledAt)).getTime() - clock.now().getTime();
  if (left > 0) {
    await jobs.enqueueIn(manager, finishEventCancellationJob, wanted, Math.ceil(left / 1_000));
    return null;
  }
  await runConsequences(eventCancelled, manager, { eventIds: [event.id] });
  await beginNotifying(manager, [event.id]);
  return { ...event, cancellationNotifiedUpTo: NIL };
}
