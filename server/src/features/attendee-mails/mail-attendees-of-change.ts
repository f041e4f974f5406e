import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import type { eventChanged } from '../events/causes.js';
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
 * is.
 */
export async function mailAttendeesOfChange(
  { services: { clock, jobs } }: ConsequenceContext,
  manager: EntityManager,
  { before, after, notice }: DataOf<typeof eventChanged>,
): Promise<void> {
  const now = clock.now();
  if (!notice || after.signUpCount === 0 || changedFacts(before, after).length === 0) return;
  if (hasEnded(before, now) && hasEnded(after, now)) return;
  const { id: eventId, revision, updatedAt: changedAt } = after;
  const { message } = notice;
  const { attendeeNote = null } = before;
  const told = { ...planOf(before), attendeeNote };
  await manager.insert(EventChange, { eventId, revision, changedAt, ...told, message });
  // One that has begun tells some people too early: it is not joined.
  const pending = await manager.findOne(Mailing, {
    where: { eventId, kind: 'CHANGE', dueAt: MoreThan(now), afterAccountId: IsNull(), finishedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (pending) {
    await manager.update(Mailing, pending.id, { signedUpUntil: changedAt });
    return;
  }
  const mailing: Omit<Mailing, 'event'> = {
    id: newId(),
    eventId,
    kind: 'CHANGE',
    dueAt: new Date(now.getTime() + CHANGE_DELAY * 1_000),
    signedUpUntil: changedAt,
    startsAt: null,
    afterAccountId: null,
    finishedAt: null,
  };
  await manager.insert(Mailing, mailing);
  await jobs.enqueueIn(manager, sendMailingJob, { mailingId: mailing.id }, CHANGE_DELAY);
}
