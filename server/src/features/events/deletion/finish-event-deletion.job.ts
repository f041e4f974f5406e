import { type EntityManager, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { defineJob, type JobContext } from '../../define-job.js';
import { deletedEventBatch } from '../causes.js';
import { Event } from '../event.entity.js';
import { nextBatchOf } from '../event-batch.js';

/**
 * Does what follows from the deletion of an event, and then deletes its row. Each batch asks for its jobs and deletes its
 * rows in one transaction, so a process that is killed leaves the rest for the next attempt, and nothing is done twice.
 */
export const finishEventDeletionJob = defineJob({
  name: 'finish-event-deletion',
  batchSize: 1,
  schema: z.object({ eventId: z.uuid() }),
  run: async (context, { eventId }) => {
    let hasRest = true;
    while (hasRest)
      hasRest = await transaction(context.database, (manager) => batch(context, manager, eventId));
    context.log.info({ eventId }, 'the deletion of an event is finished');
  },
});

/** @returns whether there is a rest for another batch */
async function batch(
  { runConsequences }: Pick<JobContext, 'runConsequences'>,
  manager: EntityManager,
  eventId: string,
): Promise<boolean> {
  const event = await manager.findOne(Event, {
    where: { id: eventId, deletedAt: Not(IsNull()) },
    withDeleted: true,
    lock: { mode: 'pessimistic_write' },
  });
  if (!event) return false;
  const next = nextBatchOf(event);
  await runConsequences(deletedEventBatch, manager, next);
  if (!next.hasRest()) await manager.delete(Event, eventId);
  return next.hasRest();
}
