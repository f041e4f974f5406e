import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { read } from '../../../platform/database/sql/read.js';
import { defineJob } from '../../define-job.js';
import { deliverWebhookJob } from './deliver-webhook.job.js';

/** Each looks at its first notice alone. */
const WITH_NOTICES = `
  SELECT id FROM webhooks
  WHERE paused_at IS NULL AND (claimed_until IS NULL OR claimed_until <= $1)
    AND (probe_at <= $1 OR (next_attempt_at IS NULL OR next_attempt_at <= $1)
      AND (SELECT true FROM webhook_notices WHERE webhook_id = webhooks.id AND delivered_at IS NULL
           AND (next_attempt_at IS NULL OR next_attempt_at <= $1) ORDER BY position LIMIT 1))`;

/**
 * Every five minutes. Starts the webhooks that have something to send and no job that does: a job of theirs may have
 * failed for good.
 */
export const startDueWebhooksJob = defineJob({
  name: 'start-due-webhooks',
  schedule: '*/5 * * * *',
  schema: z.object({}),
  run: async ({ database, services: { clock, jobs } }) => {
    const webhooks = await read<{ id: string }>(database, WITH_NOTICES, [clock.now()]);
    const data = webhooks.map(({ id: webhookId }) => ({ webhookId }));
    if (data.length > 0)
      await transaction(database, (manager) => jobs.enqueueAll(manager, deliverWebhookJob, data));
  },
});
