import { type EntityManager, In } from 'typeorm';
import type { ConsequenceContext } from '../../context.js';
import { eventsDeleted } from '../causes.js';
import { Event } from '../event.entity.js';
import { notifyPeopleOfEventsJob } from '../scope/notify-people-of-events.job.js';
import { finishEventDeletionJob } from './finish-event-deletion.job.js';

type DeletionContext = Pick<ConsequenceContext, 'services' | 'runConsequences'>;

/** Takes events away from everybody, however many have signed up to them; a job does the rest. */
export async function markDeleted(
  context: DeletionContext,
  manager: EntityManager,
  eventIds: readonly string[],
): Promise<void> {
  await mark(context, manager, eventIds);
  const data = eventIds.map((eventId) => ({ eventId }));
  await context.services.jobs.enqueueAll(manager, finishEventDeletionJob, data);
}

/** The same, for events about which each person gets one mail. */
export async function markDeletedTogether(
  context: DeletionContext,
  manager: EntityManager,
  eventIds: readonly string[],
): Promise<void> {
  await mark(context, manager, eventIds);
  const data = { eventIds: [...eventIds], cancelledAt: null };
  await context.services.jobs.enqueue(manager, notifyPeopleOfEventsJob, data);
}

async function mark(
  { services: { clock }, runConsequences }: DeletionContext,
  manager: EntityManager,
  eventIds: readonly string[],
): Promise<void> {
  await manager.update(Event, { id: In([...eventIds]) }, { deletedAt: clock.now() });
  await runConsequences(eventsDeleted, manager, { eventIds });
}
