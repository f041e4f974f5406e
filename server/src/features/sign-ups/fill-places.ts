import type { EntityManager } from 'typeorm';
import type { Causes, ConsequenceContext } from '../context.js';
import { fillBatch } from './fill-batch.js';
import { giveFreePlacesJob } from './give-free-places.job.js';

type FillContext = Pick<ConsequenceContext, 'services' | 'runConsequences'>;

/** So many people get a place in the transaction that frees it; the others in those of a job. */
const AT_ONCE = 10;

/**
 * Gives the free places of an event to those who wait longest, in the transaction that has freed one: at once where the
 * event is free of charge, as an offer where it has a price. While people wait nobody else gets a free place.
 */
export async function fillFreePlaces(
  context: FillContext,
  manager: EntityManager,
  eventId: string,
): Promise<void> {
  const seconds = await fillBatch(context, manager, eventId, AT_ONCE);
  if (seconds === null) return;
  await context.services.jobs.enqueueIn(manager, giveFreePlacesJob, { eventId }, seconds);
}

/** The place that was given back goes to the next in line. */
export async function offerPlaceToNextInLine(
  context: ConsequenceContext,
  manager: EntityManager,
  { event }: Causes['signUpCancelled'],
): Promise<void> {
  await fillFreePlaces(context, manager, event.id);
}

/** With more places, or without a price, those who wait get theirs by a job: there may be many of them. */
export async function fillPlacesOfChangedEvent(
  { services: { jobs } }: ConsequenceContext,
  manager: EntityManager,
  { before, after: { id: eventId, capacity, pricePence, waitingCount, heldCount } }: Causes['eventChanged'],
): Promise<void> {
  if (waitingCount + heldCount === 0) return;
  if (capacity === before.capacity && pricePence === before.pricePence) return;
  await jobs.enqueue(manager, giveFreePlacesJob, { eventId });
}
