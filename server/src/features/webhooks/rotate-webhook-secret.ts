import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountActivityAction } from '../accounts/account-activity/account-activity-action.js';
import { recordAccountActivity } from '../accounts/account-activity/record-account-activity.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { newSecret } from './deliveries/signature.js';
import { findOwnWebhook } from './own-webhook.js';
import { Webhook } from './webhook.entity.js';
import { requireWebhooks } from './webhook-input.js';

/** In milliseconds: so long its owner has to give the new secret to the receiver. */
const BOTH_SIGN_FOR = 24 * 60 * 60_000;

/**
 * Gives a webhook of the viewer's a new secret. The one before signs beside it for a day.
 * @returns the webhook with the new secret, which is shown this once
 * @throws RateLimitedError after 100 in an hour, new webhooks and tests included
 * @throws UserError EMAIL_NOT_VERIFIED, WEBHOOK_NOT_FOUND, WEBHOOKS_UNAVAILABLE
 */
export async function rotateWebhookSecret(
  context: Context,
  { id }: { id: string },
): Promise<{ webhook: Webhook; secret: string }> {
  const viewer = requireStaff(context, AccessScope.WEBHOOKS);
  const { services, database } = context;
  requireWebhooks(context);
  await services.rateLimits.countWebhookRequest(viewer.accountId);
  const webhook = await findOwnWebhook(database, viewer, id);
  const secret = newSecret();
  const encryptedSecret = await services.encryption.encrypt(secret, id);
  await transaction(database, async (manager) => {
    const change = {
      encryptedSecret,
      // In SQL: of two rotations at once, the second keeps the secret of the first.
      previousEncryptedSecret: () => 'encrypted_secret',
      previousSecretUntil: new Date(services.clock.now().getTime() + BOTH_SIGN_FOR),
    };
    const { affected } = await manager.update(Webhook, { id }, change);
    if (!affected) throw new UserError(ErrorCode.WEBHOOK_NOT_FOUND);
    const action = AccountActivityAction.WEBHOOK_CHANGED;
    await recordAccountActivity(context, manager, { accountId: viewer.accountId, action });
  });
  context.log.info({ accountId: viewer.accountId, webhookId: id }, 'webhook secret rotated');
  return { webhook, secret };
}
