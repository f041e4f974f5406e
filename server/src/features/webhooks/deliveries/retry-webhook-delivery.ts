import { validate as isUuid } from 'uuid';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { requireStaff } from '../../accounts/access-rules.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { UserError } from '../../user-error.js';
import { WebhookNotice } from '../notices/webhook-notice.entity.js';
import { findOwnWebhook } from '../own-webhook.js';
import { Webhook } from '../webhook.entity.js';
import { askForDelivery } from './deliver-webhook.job.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';

/**
 * Has a notice sent again soon, whether the receiver has taken it or not, and its attempts counted from the beginning. A
 * webhook that is paused works again.
 * @returns the webhook
 * @throws RateLimitedError after 100 in an hour, new and changed webhooks and tests included
 * @throws UserError EMAIL_NOT_VERIFIED; WEBHOOK_NOT_FOUND, also where the notice was made up for a test, or its event handed over
 */
export async function retryWebhookDelivery(context: Context, { id }: { id: string }): Promise<Webhook> {
  const viewer = requireStaff(context);
  const { database } = context;
  await context.services.rateLimits.countWebhookRequest(viewer.accountId);
  const delivery = isUuid(id) ? await database.findOneBy(WebhookDelivery, { id }) : null;
  if (!delivery) throw new UserError(ErrorCode.WEBHOOK_NOT_FOUND);
  const { webhookId, noticeId } = delivery;
  const webhook = await findOwnWebhook(database, viewer, webhookId);
  await transaction(database, async (manager) => {
    await manager.update(Webhook, { id: webhookId }, { pausedAt: null, nextAttemptAt: null, probeAt: null });
    const again = { deliveredAt: null, attempts: 0, nextAttemptAt: null };
    const { affected } = await manager.update(WebhookNotice, { id: noticeId }, again);
    if (!affected)
      throw new UserError(
        ErrorCode.WEBHOOK_NOT_FOUND,
        null,
        'It is not sent again: it was a test, or its event has another owner now',
      );
    await askForDelivery(context, manager, webhookId);
  });
  context.log.info({ accountId: viewer.accountId, webhookId }, 'webhook retried');
  return { ...webhook, pausedAt: null };
}
