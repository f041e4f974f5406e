import { partition } from 'es-toolkit/array/partition';
import type { EntityManager } from 'typeorm';
import { NIL } from 'uuid';
import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { defineJob, type JobContext } from '../define-job.js';
import { findEvents } from '../events/find-event.js';
import { Mailing } from './mailing.entity.js';
import { sendEventsChangedMailJob } from './of-several/send-events-changed-mail.job.js';
import { sendEventChangedMailJob } from './send-event-changed-mail.job.js';
import { sendReminderMailJob } from './send-reminder-mail.job.js';

/** Places about which one transaction asks for mails: about a tenth of a second. */
const BATCH_SIZE = 500;

/**
 * Asks for the mails of a mailing. Each batch stores how far it has got with its jobs, so a process that is killed
 * leaves the rest for the next attempt, and no mail is asked for twice.
 */
export const sendMailingJob = defineJob({
  name: 'send-mailing',
  batchSize: 1,
  schema: z.object({ mailingId: z.uuid() }),
  run: async (context, { mailingId }) => {
    let hasRest = true;
    while (hasRest)
      hasRest = await transaction(context.database, (manager) => batch(context, manager, mailingId));
  },
});

/** @returns whether there is a rest for another batch */
async function batch(
  { services: { clock, jobs } }: Pick<JobContext, 'services'>,
  manager: EntityManager,
  id: string,
): Promise<boolean> {
  const lock = { mode: 'pessimistic_write' } as const;
  const mailing = await manager.findOne(Mailing, { where: { id }, lock });
  if (!mailing || mailing.finishedAt) return false;
  // People who signed up to a deleted event get another mail.
  const events = await findEvents(manager, mailing.eventIds);
  if (events.length === 0) return false;
  const attendees = await nextAttendees(manager, mailing, events);
  await enqueueMails(jobs, manager, mailing, attendees);
  const hasRest = attendees.flatMap(({ signUpIds }) => signUpIds).length >= BATCH_SIZE;
  const afterAccountId = attendees.at(-1)?.accountId ?? mailing.afterAccountId;
  await manager.update(Mailing, id, { afterAccountId, finishedAt: hasRest ? null : clock.now() });
  return hasRest;
}

interface Attendee {
  accountId: string;
  signUpIds: [string, ...string[]];
}

/** One mail to each person, however many events. */
async function enqueueMails(
  jobs: JobContext['services']['jobs'],
  manager: EntityManager,
  { startsAt }: Mailing,
  attendees: readonly Attendee[],
): Promise<void> {
  const [alone, several] = partition([...attendees], ({ signUpIds }) => signUpIds.length === 1);
  const data = alone.map(({ signUpIds: [signUpId] }) => ({ signUpId }));
  if (startsAt) {
    const reminders = data.map((each) => ({ ...each, startsAt: startsAt.toISOString() }));
    await jobs.enqueueAll(manager, sendReminderMailJob, reminders);
    return;
  }
  await jobs.enqueueAll(manager, sendEventChangedMailJob, data);
  const together = several.map(({ signUpIds }) => ({ signUpIds }));
  await jobs.enqueueAll(manager, sendEventsChangedMailJob, together);
}

/**
 * In the order of the index that keeps an account from signing up twice: new sign-ups move nobody. Each event gives as many
 * people as places are wanted, so that the first of all are among them, with all their places.
 */
function nextAttendees(
  manager: EntityManager,
  { signedUpUntil, afterAccountId }: Mailing,
  events: readonly { id: string }[],
): Promise<Attendee[]> {
  return manager.query(
    `SELECT "accountId", "signUpIds" FROM (
       SELECT account_id AS "accountId", array_agg(place.id) AS "signUpIds",
         sum(count(*)) OVER (ORDER BY account_id) - count(*) AS before
       FROM unnest($1::uuid[]) AS meant (id) CROSS JOIN LATERAL (
         SELECT sign_ups.id, account_id FROM sign_ups
         WHERE event_id = meant.id AND signed_up_at <= $2 AND account_id > $3
         ORDER BY account_id LIMIT $4
       ) AS place
       GROUP BY account_id ORDER BY account_id LIMIT $4
     ) AS people WHERE before < $4 ORDER BY "accountId"`,
    [events.map(({ id }) => id), signedUpUntil, afterAccountId ?? NIL, BATCH_SIZE],
  );
}
