import { LessThan, LessThanOrEqual } from 'typeorm';
import { z } from 'zod';
import { deleteInBatches } from '../../../platform/jobs/delete-in-batches.js';
import { defineJob } from '../../define-job.js';
import { WebhookDelivery } from '../deliveries/webhook-delivery.entity.js';
import { Webhook } from '../webhook.entity.js';
import { WebhookNotice } from './webhook-notice.entity.js';

/** 14 days in milliseconds: a notice is tried for three, and its owner has time to find what failed. */
const RETENTION = 14 * 24 * 60 * 60_000;

/** Nightly. Deletes old notices, sent or not, and secrets that sign nothing any more. */
export const deleteOldNoticesJob = defineJob({
  name: 'delete-old-notices',
  schema: z.object({}),
  schedule: '29 3 * * *',
  run: async ({ database, services: { clock } }) => {
    const now = clock.now();
    const before = LessThan(new Date(now.getTime() - RETENTION));
    await deleteInBatches(database, WebhookDelivery, { deliveredAt: before });
    await deleteInBatches(database, WebhookNotice, { occurredAt: before });
    await database.update(
      Webhook,
      { previousSecretUntil: LessThanOrEqual(now) },
      { previousEncryptedSecret: null, previousSecretUntil: null },
    );
  },
});
