import type { EntityManager } from 'typeorm';
import type { Services } from '../../context.js';
import { ActivityAction } from '../../events/activity/activity-action.js';
import { type Actor, recordActivities } from '../../events/activity/record-activity.js';
import type { Message } from '../message.entity.js';
import { sendMessageJob } from './send-message.job.js';

/** Has a message go out whose row says that it does, in the same transaction. */
export async function beginSending(
  { services }: { services: Pick<Services, 'clock' | 'jobs' | 'rateLimits'> },
  manager: EntityManager,
  message: Message,
  actor: Actor,
): Promise<Message> {
  const { eventId, audience: detail } = message;
  const acted = { eventId, action: ActivityAction.MESSAGE_SENT, actor, detail };
  await recordActivities(manager, services, [acted]);
  await services.jobs.enqueue(manager, sendMessageJob, { messageId: message.id });
  return message;
}
