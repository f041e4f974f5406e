import { LessThan } from 'typeorm';
import { z } from 'zod';
import { deleteInBatches } from '../../platform/jobs/delete-in-batches.js';
import { defineJob } from '../define-job.js';
import { EventChange } from './event-change.entity.js';
import { Mailing } from './mailing.entity.js';

/** Milliseconds. Mails are tried for a day, and the reminder of a start needs its row until then: at most a month. */
const STORED = 40 * 24 * 60 * 60 * 1_000;

/** Nightly. */
export const deleteOldMailingsJob = defineJob({
  name: 'delete-old-mailings',
  schedule: '31 3 * * *',
  schema: z.object({}),
  run: async ({ database, services: { clock } }) => {
    const old = LessThan(new Date(clock.now().getTime() - STORED));
    await deleteInBatches(database, Mailing, { dueAt: old });
    await deleteInBatches(database, EventChange, { changedAt: old });
  },
});
