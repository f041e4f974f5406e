import type { EntityManager } from 'typeorm';
import { isLocalDate } from '../../../platform/graphql/local-date.scalar.js';
import { ErrorCode } from '../../error-code.js';
import { EventSeries } from '../../event-series/event-series.entity.js';
import { UserError } from '../../user-error.js';
import type { Event } from '../event.entity.js';
import type { EnteredEvent } from './entered-fields.js';
import { type FieldChange, followingFields } from './following-fields.js';

interface FollowingChanges {
  changed: EnteredEvent[];
  /** Those that were edited by hand. */
  skipped: Event[];
}

/**
 * The following events of a series with the fields that were changed.
 * @throws UserError INVALID_DATE_TIME_FORMAT where one moves to a date that cannot be written
 */
export async function followingChanges(
  manager: EntityManager,
  change: FieldChange,
  following: readonly EnteredEvent[],
): Promise<FollowingChanges> {
  const found: FollowingChanges = { changed: [], skipped: [] };
  const seriesId = following[0]?.event.seriesId;
  if (!seriesId) return found;
  const { interval } = await manager.findOneByOrFail(EventSeries, { id: seriesId });
  for (const { event, fields: before } of following) {
    const fields = followingFields(change, before, interval);
    if (!fields) found.skipped.push(event);
    else if (isLocalDate(fields.date)) found.changed.push({ event, fields });
    else throw new UserError(ErrorCode.INVALID_DATE_TIME_FORMAT, 'date');
  }
  return found;
}
