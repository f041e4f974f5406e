import { ArrayOverlap, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import type { EventChange as ChangedEvent, eventChanged } from '../events/causes.js';
import { planOf } from '../events/event-plan.js';
import { hasEnded } from '../events/has-ended.js';
import { changedFacts } from './changed-facts.js';
import { EventChange } from './event-change.entity.js';
import { Mailing } from './mailing.entity.js';
import { sendMailingJob } from './send-mailing.job.js';

/** Seconds in which several changes of one event are one mail. */
const CHANGE_DELAY = 5 * 60;

/**
 * Has all people who signed up notified of a changed date, time, zone, place or note, a few minutes later: a creator who
 * sees a mistake may correct it until then. No mail is sent about an event that was over before the change and still
 * is. Events that were changed together are one mail to each person.
 */
export async function mailAttendeesOfChange(
  { services: { clock, jobs } }: ConsequenceContext,
  manager: EntityManager,
  { changes, notice }: DataOf<typeof eventChanged>,
): Promise<void> {
  const now = clock.now();
  const told = changes.filter((change) => concernsPeople(change, now));
  const [first] = told;
  if (!notice || !first) return;
  const { message } = notice;
  const rows = told.map(({ before, after: { id: eventId, revision, updatedAt: changedAt } }) => {
    const { attendeeNote = null } = before;
    return { eventId, revision, changedAt, ...planOf(before), attendeeNote, message };
  });
  await manager.insert(EventChange, rows);
  const eventIds = rows.map(({ eventId }) => eventId);
  const signedUpUntil = new Date(Math.max(...rows.map(({ changedAt }) => changedAt.getTime())));
  const pending = await lockPending(manager, eventIds, now);
  const [joined, ...others] = pending;
  if (joined) {
    const all = [...new Set([...pending.flatMap((each) => each.eventIds), ...eventIds])];
    await manager.update(Mailing, joined.id, { eventIds: all, signedUpUntil });
    await manager.delete(Mailing, { id: In(others.map(({ id }) => id)) });
    return;
  }
  const mailing: Mailing = {
    id: newId(),
    eventIds,
    kind: 'CHANGE',
    dueAt: new Date(now.getTime() + CHANGE_DELAY * 1_000),
    signedUpUntil,
    startsAt: null,
    afterAccountId: null,
    finishedAt: null,
  };
  await manager.insert(Mailing, mailing);
  await jobs.enqueueIn(manager, sendMailingJob, { mailingId: mailing.id }, CHANGE_DELAY);
}

function concernsPeople({ before, after }: ChangedEvent, now: Date): boolean {
  if (after.signUpCount === 0 || changedFacts(before, after).length === 0) return false;
  return !hasEnded(before, now) || !hasEnded(after, now);
}

/** Those about these events, the first due first. One that has begun tells some people too early: it is not joined. */
function lockPending(manager: EntityManager, eventIds: string[], now: Date): Promise<Mailing[]> {
  return manager.find(Mailing, {
    where: {
      eventIds: ArrayOverlap(eventIds),
      kind: 'CHANGE',
      dueAt: MoreThan(now),
      afterAccountId: IsNull(),
      finishedAt: IsNull(),
    },
    order: { dueAt: 'ASC', id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}
