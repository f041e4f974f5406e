import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { defineJob } from '../define-job.js';
import { listEventsStartingBy } from '../events/lists/list-events-starting-by.js';
import { Mailing, type MailingKind } from './mailing.entity.js';
import { sendMailingJob } from './send-mailing.job.js';

/** Events in one transaction. */
const BATCH_SIZE = 200;
/** Milliseconds. */
const HOUR = 60 * 60 * 1_000;

/**
 * Every five minutes. Starts the reminders of events that begin within the hours of the settings. A moved event gets
 * one for its new start; people who signed up later than the reminder was due get none.
 */
export const startRemindersJob = defineJob({
  name: 'start-reminders',
  schedule: '*/5 * * * *',
  batchSize: 1,
  schema: z.object({}),
  run: async ({ database, settings, services: { clock, jobs } }) => {
    const before = settings.reminderHours * HOUR;
    if (before === 0) return;
    let after: { startsAt: Date; id: string } | null = null;
    do {
      const now = clock.now();
      const span = { from: now, to: new Date(now.getTime() + before), after, limit: BATCH_SIZE };
      const events: { startsAt: Date; id: string }[] = await listEventsStartingBy(database, span);
      if (events.length === 0) return;
      const mailings = events.map(({ id, startsAt }) => {
        const dueAt = new Date(startsAt.getTime() - before);
        const kind: MailingKind = 'REMINDER';
        return { id: newId(), eventIds: [id], kind, dueAt, signedUpUntil: dueAt, startsAt };
      });
      await transaction(database, async (manager) => {
        // Two processes may look at once, and every event was found five minutes ago, too.
        const insert = manager.createQueryBuilder().insert().into(Mailing).values(mailings).orIgnore();
        const { raw } = await insert.returning('id').execute();
        const data = (raw as { id: string }[]).map(({ id }) => ({ mailingId: id }));
        await jobs.enqueueAll(manager, sendMailingJob, data);
      });
      after = events.length === BATCH_SIZE ? (events.at(-1) ?? null) : null;
    } while (after);
  },
});
