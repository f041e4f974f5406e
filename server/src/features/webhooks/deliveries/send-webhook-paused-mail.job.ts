import { z } from 'zod';
import { findAccount } from '../../accounts/find-account.js';
import { defineJob } from '../../define-job.js';
import { Webhook } from '../webhook.entity.js';
import { webhookPausedMail } from './webhook-paused.mail.js';

/** Tells the owner of a webhook that nothing is sent to it any more; not when they have started it again meanwhile. */
export const sendWebhookPausedMailJob = defineJob({
  name: 'send-webhook-paused-mail',
  schema: z.object({ webhookId: z.uuid() }),
  run: async ({ database, settings: { brand, publicUrl }, services }, { webhookId }) => {
    const webhook = await database.findOneBy(Webhook, { id: webhookId });
    const owner = webhook?.pausedAt && (await findAccount(database, webhook.accountId));
    if (!owner) return;
    const { name, email } = owner;
    await services.mail.send(await webhookPausedMail({ brand, publicUrl, url: webhook.url, name, email }));
  },
});
