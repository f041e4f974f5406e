import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { Viewer } from '../../accounts/viewer.js';
import type { Services } from '../../context.js';
import { Activity } from './activity.entity.js';
import type { ActivityAction } from './activity-action.js';

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

/** Adds what was done to the activities of events. Call it in the transaction of what was done (T5). */
export async function recordActivities(
  manager: EntityManager,
  { clock }: Pick<Services, 'clock'>,
  acted: readonly Acted[],
): Promise<void> {
  if (acted.length === 0) return;
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
