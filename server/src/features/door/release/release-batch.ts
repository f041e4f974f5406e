import { type EntityManager, In } from 'typeorm';
import { cancelSignUps } from '../../cancellations/cancel-sign-ups.js';
import type { JobContext } from '../../define-job.js';
import { ActivityAction } from '../../events/activity/activity-action.js';
import { recordActivities } from '../../events/activity/record-activity.js';
import { findEvent } from '../../events/find-event.js';
import { hasEnded } from '../../events/has-ended.js';
import type { Place } from '../../sign-ups/find-places.js';
import { lockPlaces } from '../../sign-ups/lock-places.js';
import { Arrival } from '../scans/arrival.entity.js';

/** Places in one transaction, for which sign-ups to the event wait: a few tenths of a second. */
const BATCH_SIZE = 200;

export interface WantedRelease {
  eventId: string;
  /** The release that is meant, as ISO 8601: the team may undo it and release places again. */
  releasedAt: string;
}

export type MissingPlace = Place & { signedUpAt: Date };

/**
 * Gives back a batch of places whose people have not arrived. A place that was paid for stays: only its owner returns money, one
 * person at a time. At an event that is over or cancelled no place would help another person.
 * @param after the place of the last batch with the latest `signedUpAt`
 * @returns the same for the next batch; null where no place is left
 */
export async function releaseBatch(
  context: Pick<JobContext, 'services' | 'runConsequences'>,
  manager: EntityManager,
  wanted: WantedRelease,
  after: MissingPlace | null,
): Promise<MissingPlace | null> {
  const event = await findEvent(manager, wanted.eventId);
  if (!event || event.cancelledAt || hasEnded(event, context.services.clock.now())) return null;
  const missing = await findMissing(manager, wanted, after);
  // A scan holds its place until its arrival is stored, so a person who is scanned now is read as arrived once the place is locked.
  await lockPlaces(manager, missing, '');
  const arrivals = await manager.findBy(Arrival, { signUpId: In(missing.map(({ signUpId }) => signUpId)) });
  const arrived = new Set(arrivals.map(({ signUpId }) => signUpId));
  const released = missing
    .filter(({ signUpId }) => !arrived.has(signUpId))
    .map((place) => ({ ...place, ...BY_RELEASE }));
  const outcomes = await cancelSignUps(context, manager, released, '');
  const count = outcomes.filter((outcome) => outcome !== 'CHANGED' && !(outcome instanceof Error)).length;
  if (count > 0) {
    const acted = { eventId: event.id, action: ActivityAction.PLACES_RELEASED, actor: null };
    await recordActivities(manager, context.services, [{ ...acted, detail: `places: ${count}` }]);
  }
  return missing.length === BATCH_SIZE ? (missing.at(-1) ?? null) : null;
}

const BY_RELEASE = {
  byCreator: true,
  hadNotArrived: true,
  takenOutBy: null,
  mayRefund: false,
  expectedRefundPence: null,
} as const;

/** In the order of `sign_ups_latest`. Places that people got after the release, from the waiting list too, are not among them. */
function findMissing(
  manager: EntityManager,
  { eventId, releasedAt }: WantedRelease,
  after: MissingPlace | null,
): Promise<MissingPlace[]> {
  return manager.query(
    `SELECT sign_ups.id AS "signUpId", event_id AS "eventId", account_id AS "accountId",
       created_by_id AS "createdById", signed_up_at AS "signedUpAt"
     FROM sign_ups JOIN events ON events.id = event_id
     WHERE event_id = $1 AND signed_up_at <= $2
       AND ($3::timestamptz IS NULL OR (signed_up_at, sign_ups.id) > ($3, $4::uuid))
       AND NOT EXISTS (SELECT FROM arrivals WHERE sign_up_id = sign_ups.id)
     ORDER BY signed_up_at, sign_ups.id LIMIT ${BATCH_SIZE}`,
    [eventId, releasedAt, after?.signedUpAt ?? null, after?.signUpId ?? null],
  );
}
