import type { EntityManager } from 'typeorm';
import type { Viewer } from '../accounts/viewer.js';
import { findEvent } from './find-event.js';
import { hasRight } from './team/event-roles.js';

/**
 * The id of the event that a copy names as the one it was duplicated from. Null for an event that is deleted meanwhile, and for one
 * whose people the viewer may not see: that is no reason to refuse the copy.
 */
export async function findDuplicatedFrom(
  database: EntityManager,
  viewer: Viewer,
  id: string | null | undefined,
): Promise<string | null> {
  const source = id == null ? null : await findEvent(database, id);
  return source && hasRight(viewer, source, 'SEE_PEOPLE') ? source.id : null;
}
