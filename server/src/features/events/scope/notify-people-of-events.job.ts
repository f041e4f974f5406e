import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import type { Job } from '../../../platform/jobs/job.js';
import { defineJob, type JobContext } from '../../define-job.js';
import { finishEventCancellationJob } from '../cancellation/finish-event-cancellation.job.js';
import { beginNotifying } from '../cancellation/notified-up-to.js';
import { isFinallyCancelled, undoableUntil } from '../cancellation/undo-window.js';
import { endedEventsBatch, eventCancelled } from '../causes.js';
import { finishEventDeletionJob } from '../deletion/finish-event-deletion.job.js';
import { Event } from '../event.entity.js';
import { nextBatchOfEvents } from '../event-batch.js';

const data = z.object({
  eventIds: z.array(z.uuid()),
  /** The cancellation that is meant, as in finish-event-cancellation.job.ts; null for events that are deleted. */
  cancelledAt: z.iso.datetime().nullable(),
});
type Data = z.output<typeof data>;
type BatchContext = Pick<JobContext, 'services' | 'runConsequences'>;

/**
 * Notifies the people of several events that are cancelled or deleted by one act, with one mail to each person. The jobs of
 * each event alone follow. Each batch stores how far it has got, so a process that is killed leaves the
 * rest for the next attempt, and no person gets a second mail.
 */
export const notifyPeopleOfEventsJob: Job<JobContext, Data> = defineJob({
  name: 'notify-people-of-events',
  batchSize: 1,
  schema: data,
  run: async (context, wanted) => {
    let hasRest = true;
    while (hasRest)
      hasRest = await transaction(context.database, (manager) => batch(context, manager, wanted));
  },
});

/** @returns whether there is a rest for another batch */
async function batch(context: BatchContext, manager: EntityManager, wanted: Data): Promise<boolean> {
  const events = await lockMeant(manager, wanted);
  if (events.length === 0) return false;
  const { jobs } = context.services;
  const secondsLeft = wanted.cancelledAt === null ? 0 : secondsToUndo(context, wanted.cancelledAt);
  if (secondsLeft > 0 && !events.every(isFinallyCancelled)) {
    await jobs.enqueueIn(manager, notifyPeopleOfEventsJob, wanted, secondsLeft);
    return false;
  }
  if (wanted.cancelledAt !== null) await begin(context, manager, events);
  const next = nextBatchOfEvents(events);
  await context.runConsequences(endedEventsBatch, manager, next);
  if (!next.hasRest()) await enqueueEachEnd(context, manager, events, wanted);
  return next.hasRest();
}

/** In the order of ids. An event whose cancellation was undone is not meant, and a deleted one has a job of its own. */
async function lockMeant(manager: EntityManager, { eventIds, cancelledAt }: Data): Promise<Event[]> {
  const events = await manager.find(Event, {
    where: { id: In(eventIds), ...(cancelledAt === null && { deletedAt: Not(IsNull()) }) },
    order: { id: 'ASC' },
    withDeleted: cancelledAt === null,
    lock: { mode: 'pessimistic_write' },
  });
  if (cancelledAt === null) return events;
  return events.filter((event) => event.cancelledAt?.toISOString() === cancelledAt);
}

/** By the clock of this process. */
function secondsToUndo({ services: { clock } }: BatchContext, cancelledAt: string): number {
  return Math.ceil((undoableUntil(new Date(cancelledAt)).getTime() - clock.now().getTime()) / 1_000);
}

async function begin(context: BatchContext, manager: EntityManager, events: readonly Event[]): Promise<void> {
  const undoable = events.filter((event) => !isFinallyCancelled(event));
  if (undoable.length === 0) return;
  const eventIds = undoable.map(({ id }) => id);
  await context.runConsequences(eventCancelled, manager, { eventIds });
  await beginNotifying(manager, eventIds);
}

async function enqueueEachEnd(
  { services: { jobs } }: BatchContext,
  manager: EntityManager,
  events: readonly Event[],
  { cancelledAt }: Data,
): Promise<void> {
  const data = events.map(({ id: eventId }) => ({ eventId }));
  if (cancelledAt === null) await jobs.enqueueAll(manager, finishEventDeletionJob, data);
  else {
    const cancellations = data.map((each) => ({ ...each, cancelledAt }));
    await jobs.enqueueAll(manager, finishEventCancellationJob, cancellations);
  }
}
