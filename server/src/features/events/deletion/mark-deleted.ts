import { type EntityManager, In } from 'typeorm';
import type { ConsequenceContext } from '../../context.js';
import { eventsDeleted } from '../causes.js';
import { Event } from '../event.entity.js';
import { finishEventDeletionJob } from './finish-event-deletion.job.js';

/** Takes events away from everybody, however many have signed up to them; a job does the rest. */
export async function markDeleted(
  { services: { jobs, clock }, runConsequences }: Pick<ConsequenceContext, 'services' | 'runConsequences'>,
  manager: EntityManager,
  eventIds: readonly string[],
): Promise<void> {
  await manager.update(Event, { id: In([...eventIds]) }, { deletedAt: clock.now() });
  await runConsequences(eventsDeleted, manager, { eventIds });
  const data = eventIds.map((eventId) => ({ eventId }));
  await jobs.enqueueAll(manager, finishEventDeletionJob, data);
}
