import { type EntityManager, In } from 'typeorm';
import type { ConsequenceContext } from '../../context.js';
import { ActivityAction } from '../activity/activity-action.js';
import { type Actor, recordActivities } from '../activity/record-activity.js';
import { eventsDeleted } from '../causes.js';
import { Event } from '../event.entity.js';
import { notifyPeopleOfEventsJob } from '../scope/notify-people-of-events.job.js';
import { finishEventDeletionJob } from './finish-event-deletion.job.js';

type DeletionContext = Pick<ConsequenceContext, 'services' | 'runConsequences'>;

interface Deletion {
  eventIds: readonly string[];
  actor: Actor;
}

/** Takes events away from everybody, however many have signed up to them; a job does the rest. */
export async function markDeleted(
  context: DeletionContext,
  manager: EntityManager,
  { eventIds, actor }: Deletion,
): Promise<void> {
  await mark(context, manager, { eventIds, actor });
  const data = eventIds.map((eventId) => ({ eventId }));
  await context.services.jobs.enqueueAll(manager, finishEventDeletionJob, data);
}

/** The same, for events about which each person gets one mail. */
export async function markDeletedTogether(
  context: DeletionContext,
  manager: EntityManager,
  { eventIds, actor }: Deletion,
): Promise<void> {
  await mark(context, manager, { eventIds, actor });
  const data = { eventIds: [...eventIds], cancelledAt: null };
  await context.services.jobs.enqueue(manager, notifyPeopleOfEventsJob, data);
}

async function mark(
  { services, runConsequences }: DeletionContext,
  manager: EntityManager,
  { eventIds, actor }: Deletion,
): Promise<void> {
  await manager.update(Event, { id: In([...eventIds]) }, { deletedAt: services.clock.now() });
  const acted = eventIds.map((eventId) => ({ eventId, action: ActivityAction.EVENT_DELETED, actor }));
  await recordActivities(manager, services, acted);
  await runConsequences(eventsDeleted, manager, { eventIds });
}
