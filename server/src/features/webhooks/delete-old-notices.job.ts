import { LessThan } from 'typeorm';
import { z } from 'zod';
import { defineJob } from '../define-job.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookNotice } from './webhook-notice.entity.js';

/** 14 days in milliseconds: a notice is tried for three, and its owner has time to find what failed. */
const RETENTION = 14 * 24 * 60 * 60_000;

/** Nightly. Deletes what webhooks were told, or were to be told, long ago. */
export const deleteOldNoticesJob = defineJob({
  name: 'delete-old-notices',
  schema: z.object({}),
  schedule: '29 3 * * *',
  run: async ({ database, services: { clock } }) => {
    const before = LessThan(new Date(clock.now().getTime() - RETENTION));
    await database.delete(WebhookDelivery, { deliveredAt: before });
    await database.delete(WebhookNotice, { occurredAt: before });
  },
});
