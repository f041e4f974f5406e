import { IsNull } from 'typeorm';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountActivityAction } from '../accounts/account-activity/account-activity-action.js';
import { recordAccountActivity } from '../accounts/account-activity/record-account-activity.js';
import type { Context } from '../context.js';
import { askForDelivery } from './deliveries/deliver-webhook.job.js';
import { WebhookNotice } from './notices/webhook-notice.entity.js';
import { findOwnWebhook } from './own-webhook.js';
import { Webhook } from './webhook.entity.js';

/**
 * Has a paused webhook of the viewer's sent what was stored for it, the oldest first, with all attempts from the beginning.
 * @throws RateLimitedError after 100 in an hour, new and changed webhooks and tests included
 * @throws UserError EMAIL_NOT_VERIFIED, WEBHOOK_NOT_FOUND
 */
export async function resumeWebhook(context: Context, { id }: { id: string }): Promise<Webhook> {
  const viewer = requireStaff(context, AccessScope.WEBHOOKS);
  await context.services.rateLimits.countWebhookRequest(viewer.accountId);
  const webhook = await findOwnWebhook(context.database, viewer, id);
  await transaction(context.database, async (manager) => {
    await manager.update(Webhook, { id }, { pausedAt: null, nextAttemptAt: null, probeAt: null });
    const pending = { webhookId: id, deliveredAt: IsNull() };
    await manager.update(WebhookNotice, pending, { attempts: 0, nextAttemptAt: null });
    await askForDelivery(context, manager, id);
    const action = AccountActivityAction.WEBHOOK_CHANGED;
    await recordAccountActivity(context, manager, { accountId: viewer.accountId, action });
  });
  context.log.info({ accountId: viewer.accountId, webhookId: id }, 'webhook resumed');
  return { ...webhook, pausedAt: null, nextAttemptAt: null };
}
