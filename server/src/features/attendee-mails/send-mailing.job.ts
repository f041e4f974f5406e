import type { EntityManager } from 'typeorm';
import { NIL } from 'uuid';
import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { defineJob, type JobContext } from '../define-job.js';
import { findEvent } from '../events/find-event.js';
import { Mailing } from './mailing.entity.js';
import { sendEventChangedMailJob } from './send-event-changed-mail.job.js';
import { sendReminderMailJob } from './send-reminder-mail.job.js';

/** Mails that one transaction asks for: about a tenth of a second. */
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
  // People who signed up to a deleted event get another mail.
  if (!mailing || mailing.finishedAt || !(await findEvent(manager, mailing.eventId))) return false;
  const attendees = await nextAttendees(manager, mailing);
  const data = attendees.map(({ id: signUpId }) => ({ signUpId }));
  const { startsAt } = mailing;
  if (!startsAt) await jobs.enqueueAll(manager, sendEventChangedMailJob, data);
  else {
    const reminders = data.map((each) => ({ ...each, startsAt: startsAt.toISOString() }));
    await jobs.enqueueAll(manager, sendReminderMailJob, reminders);
  }
  const hasRest = attendees.length === BATCH_SIZE;
  const afterAccountId = attendees.at(-1)?.accountId ?? mailing.afterAccountId;
  await manager.update(Mailing, id, { afterAccountId, finishedAt: hasRest ? null : clock.now() });
  return hasRest;
}

/** In the order of the index that keeps an account from signing up twice: new sign-ups move nobody. */
function nextAttendees(
  manager: EntityManager,
  { eventId, signedUpUntil, afterAccountId }: Mailing,
): Promise<{ id: string; accountId: string }[]> {
  return manager.query(
    `SELECT id, account_id AS "accountId" FROM sign_ups
     WHERE event_id = $1 AND signed_up_at <= $2 AND account_id > $3
     ORDER BY account_id LIMIT ${BATCH_SIZE}`,
    [eventId, signedUpUntil, afterAccountId ?? NIL],
  );
}
