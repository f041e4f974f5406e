import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { withRest } from '../../../platform/jobs/with-rest.js';
import { monthsBefore } from '../../../platform/months-before.js';
import { defineJob, type JobContext } from '../../define-job.js';
import { oldEventBatch, oldEventFound } from '../causes.js';
import { Event } from '../event.entity.js';
import { nextBatchOf } from '../event-batch.js';
import { listOldEvents, lockOldEvent } from './old-events.js';

/**
 * Nightly, where RETENTION_MONTHS is set: erases who came to the events that ended so long ago. Counts and sums stay. Each batch is
 * a transaction of its own, which locks the row of an event that is over, so that no sign-up waits for it, and is followed by a
 * rest. A process that is killed leaves what is left for the next attempt. See docs/decisions/an-end-for-old-data.md.
 */
export const eraseOldDataJob = defineJob({
  name: 'erase-old-data',
  schedule: '37 3 * * *',
  batchSize: 1,
  schema: z.object({}),
  run: async (context) => {
    const { retentionMonths } = context.settings;
    if (retentionMonths === null) return;
    const before = monthsBefore(context.services.clock.now(), retentionMonths);
    let count = 0;
    for await (const eventId of listOldEvents(context.database, before)) {
      let hasRest = true;
      while (hasRest)
        hasRest = await withRest(() =>
          transaction(context.database, (manager) => batch(context, manager, eventId, before)),
        );
      count++;
    }
    if (count > 0) context.log.info({ events: count }, 'the people of old events are erased');
  },
});

/** @returns whether there is a rest for another batch */
async function batch(
  { services, runConsequences }: Pick<JobContext, 'services' | 'runConsequences'>,
  manager: EntityManager,
  eventId: string,
  before: Date,
): Promise<boolean> {
  // A person of its team may have moved it since it was listed.
  if (!(await lockOldEvent(manager, eventId, before))) return false;
  let isKept = false;
  const keep = () => {
    isKept = true;
  };
  await runConsequences(oldEventFound, manager, { eventId, keep });
  if (isKept) return false;
  const next = nextBatchOf(await manager.findOneByOrFail(Event, { id: eventId }));
  await runConsequences(oldEventBatch, manager, next);
  if (next.hasRest()) return true;
  await manager.update(Event, eventId, { attendeeNote: null, peopleErasedAt: services.clock.now() });
  return false;
}
