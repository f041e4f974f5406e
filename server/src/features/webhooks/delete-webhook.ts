import type { EntityManager } from 'typeorm';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountActivityAction } from '../accounts/account-activity/account-activity-action.js';
import { recordAccountActivity } from '../accounts/account-activity/record-account-activity.js';
import type { Context } from '../context.js';
import { findOwnWebhook } from './own-webhook.js';
import { Webhook } from './webhook.entity.js';

/**
 * Deletes one of the viewer's webhooks, with its notices that are not sent yet.
 * @throws UserError EMAIL_NOT_VERIFIED, WEBHOOK_NOT_FOUND
 */
export async function deleteWebhook(context: Context, { id }: { id: string }): Promise<string> {
  const viewer = requireStaff(context, AccessScope.WEBHOOKS);
  const webhook = await findOwnWebhook(context.database, viewer, id);
  await transaction(context.database, async (manager) => {
    await manager.delete(Webhook, { id: webhook.id });
    const action = AccountActivityAction.WEBHOOK_DELETED;
    await recordAccountActivity(context, manager, { accountId: viewer.accountId, action });
  });
  context.log.info({ accountId: viewer.accountId, webhookId: id }, 'webhook deleted');
  return webhook.id;
}

/** A webhook that a stranger made under another's address sends no notice of the owner's events. */
export async function deleteWebhooksOfAccount(
  _context: unknown,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  await manager.delete(Webhook, { accountId });
}
