import { v7 as newId } from 'uuid';
import { violates } from '../../platform/database/connection/transaction.js';
import { requireStaff } from '../accounts/access-rules.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { attemptDelivery } from './deliveries/attempt-delivery.js';
import { WebhookDelivery } from './deliveries/webhook-delivery.entity.js';
import { madeUpNotice } from './notices/made-up-notice.js';
import type { WebhookTopic } from './notices/webhook-topic.js';
import { findOwnWebhook } from './own-webhook.js';
import { requireWebhooks } from './webhook-input.js';

/**
 * Sends a made-up notice to a webhook of the viewer's, once and at once, whether it is paused or not.
 * @throws RateLimitedError after 100 in an hour, new and changed webhooks included
 * @throws UserError EMAIL_NOT_VERIFIED, WEBHOOK_NOT_FOUND, WEBHOOKS_UNAVAILABLE
 */
export async function testWebhook(
  context: Context,
  { id, topic }: { id: string; topic: WebhookTopic },
): Promise<WebhookDelivery> {
  const viewer = requireStaff(context);
  requireWebhooks(context);
  await context.services.rateLimits.countWebhookRequest(viewer.accountId);
  const webhook = await findOwnWebhook(context.database, viewer, id);
  const now = context.services.clock.now();
  const notice = madeUpNotice(viewer, topic, now);
  const result = await attemptDelivery(context, webhook, notice);
  const delivery: WebhookDelivery = {
    id: newId(),
    webhookId: webhook.id,
    noticeId: notice.id,
    topic,
    attempt: 1,
    ...result,
    deliveredAt: now,
  };
  await context.database.insert(WebhookDelivery, delivery).catch((error: unknown) => {
    throw violates(error, 'webhook_deliveries_webhook_id_fkey')
      ? new UserError(ErrorCode.WEBHOOK_NOT_FOUND)
      : error;
  });
  return delivery;
}
