import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { Viewer } from '../../accounts/viewer.js';
import type { Services } from '../../context.js';
import { Activity } from './activity.entity.js';
import { ActivityAction } from './activity-action.js';

/** The account that acts, and the access token by which it does. */
export type Actor = Pick<Viewer, 'accountId' | 'accessTokenName'>;

export interface Acted {
  eventId: string;
  action: ActivityAction;
  actor: Actor | null;
  subjectId?: string;
  /** At most 2,000 characters, without personal data. */
  detail?: string | null;
}

/** Not counted: what ends something, since no more can be ended than was made; and messages, which have a limit of their own. */
const uncounted: readonly ActivityAction[] = [
  ActivityAction.EVENT_CANCELLED,
  ActivityAction.EVENT_DELETED,
  ActivityAction.SIGN_UP_CANCELLED_BY_TEAM,
  ActivityAction.MEMBER_REMOVED,
  ActivityAction.DOOR_PASS_ENDED,
  ActivityAction.MESSAGE_SENT,
];

/**
 * Adds what was done to the activities of events. Call it in the transaction of what was done (T5).
 * @throws RateLimitedError after 3,000 acts of one actor in an hour
 */
export async function recordActivities(
  manager: EntityManager,
  { clock, rateLimits }: Pick<Services, 'clock' | 'rateLimits'>,
  acted: readonly Acted[],
): Promise<void> {
  if (acted.length === 0) return;
  const counted = acted.find(({ actor, action }) => actor && !uncounted.includes(action));
  if (counted?.actor)
    await rateLimits.countTeamAct(counted.actor.accountId, counted.actor.accessTokenName ?? null);
  const occurredAt = clock.now();
  const rows = acted.map(({ actor, subjectId = null, detail = null, ...rest }) => ({
    ...rest,
    id: newId(),
    actorId: actor?.accountId ?? null,
    accessTokenName: actor?.accessTokenName ?? null,
    subjectId,
    detail,
    occurredAt,
  }));
  await manager.insert(Activity, rows);
}
