import { LessThan } from 'typeorm';
import { z } from 'zod';
import { deleteInBatches } from '../../../platform/jobs/delete-in-batches.js';
import { defineJob } from '../../define-job.js';
import { StripeEvent } from './stripe-event.entity.js';

/** 30 days in milliseconds; Stripe sends an event again for three days. */
const RETENTION = 30 * 24 * 60 * 60_000;

/** Nightly. Deletes webhook events that Stripe will not send again. */
export const deleteOldStripeEventsJob = defineJob({
  name: 'delete-old-stripe-events',
  schema: z.object({}),
  schedule: '23 3 * * *',
  run: async ({ database, services: { clock } }) => {
    const before = new Date(clock.now().getTime() - RETENTION);
    await deleteInBatches(database, StripeEvent, { receivedAt: LessThan(before) });
  },
});
