import type { EntityManager } from 'typeorm';
import type { signUpsCancelled } from '../cancellations/causes.js';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import type { EventChange, eventChanged } from '../events/causes.js';
import { fillBatch } from './fill-batch.js';
import { giveFreePlacesJob } from './give-free-places.job.js';

type FillContext = Pick<ConsequenceContext, 'services' | 'runConsequences'>;

/** So many people get a place in the transaction that frees it; the others in those of a job. */
const AT_ONCE = 10;

/**
 * Gives the free places of an event to the people who wait longest. The transaction that freed the places calls it.
 * An event without a price gives the places at once. An event with a price offers them. While people wait, no other
 * person gets a free place.
 * @param freed how many places the transaction has freed
 */
export async function fillFreePlaces(
  context: FillContext,
  manager: EntityManager,
  eventId: string,
  freed = 1,
): Promise<void> {
  const seconds = await fillBatch(context, manager, eventId, Math.max(AT_ONCE, freed));
  if (seconds === null) return;
  await context.services.jobs.enqueueIn(manager, giveFreePlacesJob, { eventId }, seconds);
}

/** Places that were given back go to the next in line. */
export async function fillPlacesOfCancelled(
  context: ConsequenceContext,
  manager: EntityManager,
  { cancelled }: DataOf<typeof signUpsCancelled>,
): Promise<void> {
  for (const [eventId, freed] of Map.groupBy(cancelled, ({ event }) => event.id)) {
    const hasLine = freed.some(({ event }) => event.waitingCount > 0);
    if (hasLine) await fillFreePlaces(context, manager, eventId, freed.length);
  }
}

/** With more places, or without a price, those who wait get theirs by a job: there may be many of them. */
export async function fillPlacesOfChangedEvent(
  { services: { jobs } }: ConsequenceContext,
  manager: EntityManager,
  { changes }: DataOf<typeof eventChanged>,
): Promise<void> {
  const data = changes.filter(mayFreePlaces).map(({ after }) => ({ eventId: after.id }));
  await jobs.enqueueAll(manager, giveFreePlacesJob, data);
}

function mayFreePlaces({ before, after }: EventChange): boolean {
  if (after.waitingCount + after.heldCount === 0) return false;
  return after.capacity !== before.capacity || after.pricePence !== before.pricePence;
}
