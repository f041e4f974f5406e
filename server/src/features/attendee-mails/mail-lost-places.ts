import { partition } from 'es-toolkit/array/partition';
import { type EntityManager, In } from 'typeorm';
import type { Consequence, ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import { changeCounts } from '../events/count-sign-ups.js';
import type { Event } from '../events/event.entity.js';
import type { EventBatch } from '../events/event-batch.js';
import type { placesLost } from '../sign-ups/causes.js';
import { type CalendarPlace, findCalendarPlaces } from '../sign-ups/in-calendars/calendar-place.js';
import { endPlace } from '../sign-ups/in-calendars/sign-up-calendar-file.js';
import { WaitingListEntry } from '../waiting-list/waiting-list-entry.entity.js';
import { sendEventsCancelledMailJob } from './of-several/send-events-cancelled-mail.job.js';
import { sendEventCancelledMailJob } from './send-event-cancelled-mail.job.js';

/** In pence. */
export interface PaidForPlace {
  /** Without the part that went back before. */
  paidPence: number;
  returnedBeforePence: number;
}

/** The money that was paid for each of these sign-ups, by its id; free ones are left out. */
export type FindPaid = (
  manager: EntityManager,
  signUpIds: readonly string[],
) => Promise<ReadonlyMap<string, PaidForPlace>>;

/**
 * Asks for a mail to each of the people who lose their places with the events, or wait for one there.
 * @param findPaid given, since sign-ups know nothing of payments
 */
export function mailAttendees(findPaid: FindPaid): Consequence<DataOf<typeof placesLost>> {
  return async (context, manager, { events, signUps, waiting }) => {
    const signUpIds = signUps.map((signUp) => signUp.id);
    const paid = await findPaid(manager, signUpIds);
    const places = await findCalendarPlaces(manager, signUps);
    const eventOf = new Map(events.map((event) => [event.id, event]));
    const now = context.services.clock.now();
    const ended = signUps.flatMap((signUp, index) => {
      const event = eventOf.get(signUp.eventId);
      if (!event) return [];
      return [
        {
          ...personOf(signUp),
          event,
          paidPence: null,
          ...paid.get(signUp.id),
          ended: endPlace(places[index] as CalendarPlace, event, now),
        },
      ];
    });
    const line = waiting.flatMap((entry) => {
      const event = eventOf.get(entry.eventId);
      return event ? [{ ...personOf(entry), event, paidPence: null, isWaiting: true }] : [];
    });
    await enqueueMails(context, manager, [...ended, ...line]);
  };
}

interface Lost {
  accountId: string;
  name: string;
  email: string;
  event: Event;
  paidPence: number | null;
  returnedBeforePence?: number;
  isWaiting?: boolean;
  ended?: ReturnType<typeof endPlace>;
}

/** One mail to each person, however many events. */
async function enqueueMails(
  { services: { jobs } }: Pick<ConsequenceContext, 'services'>,
  manager: EntityManager,
  lost: readonly Lost[],
): Promise<void> {
  const people = [...Map.groupBy(lost, ({ accountId }) => accountId).values()];
  const [alone, several] = partition(people, ({ length }) => length === 1);
  const single = alone.flat().map(({ event, ...attendee }) => ({ event: factsOf(event), attendee }));
  const together = several.map((places) => {
    const { accountId, name, email } = places[0] as Lost;
    const inOrder = places.toSorted((one, other) => +one.event.startsAt - +other.event.startsAt);
    return {
      attendee: { accountId, name, email },
      places: inOrder.map(({ event, paidPence, returnedBeforePence, isWaiting, ended }) => ({
        event: factsOf(event),
        paidPence,
        returnedBeforePence,
        ...(isWaiting && { isWaiting }),
        ...(ended && { ended }),
      })),
    };
  });
  await jobs.enqueueAll(manager, sendEventCancelledMailJob, single);
  await jobs.enqueueAll(manager, sendEventsCancelledMailJob, together);
}

function personOf({ accountId, contact: { name, email } }: Pick<WaitingListEntry, 'accountId' | 'contact'>) {
  return { accountId, name, email };
}

/** Deletes a batch of the people who wait for an event that will not take place, and asks for a mail to each. */
export async function deleteWaitingListOfEvent(
  context: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest }: EventBatch,
): Promise<void> {
  const entries = await manager.find(WaitingListEntry, { where: { eventId: event.id }, take: size });
  if (entries.length === size) leaveRest();
  const lost = entries.map((entry) => ({ ...personOf(entry), event, paidPence: null, isWaiting: true }));
  await enqueueMails(context, manager, lost);
  await manager.delete(WaitingListEntry, { id: In(entries.map(({ id }) => id)) });
  const waiting = entries.filter(({ offerExpiresAt }) => offerExpiresAt === null).length;
  await changeCounts(manager, event.id, { waiting: -waiting });
}

function factsOf({
  id,
  type,
  title,
  location,
  date,
  startTime,
  endTime,
  timeZone,
  startsAt,
  endsAt,
  cancellationReason: reason,
}: Event) {
  const instants = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  return { id, type, title, location, date, startTime, endTime, timeZone, ...instants, reason };
}

/** Deletes the jobs that have the name and the address of an account, in the transaction that deletes it. */
export async function deleteEventCancelledJobs(
  { services: { jobs } }: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  for (const job of [sendEventCancelledMailJob, sendEventsCancelledMailJob])
    await jobs.deleteAllWith(manager, job, { attendee: { accountId } });
}
