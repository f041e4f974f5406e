import { v7 as newId } from 'uuid';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountActivityAction } from '../accounts/account-activity/account-activity-action.js';
import { recordAccountActivity } from '../accounts/account-activity/record-account-activity.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { parseInput } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { newSecret } from './deliveries/signature.js';
import type { WebhookTopic } from './notices/webhook-topic.js';
import { Webhook } from './webhook.entity.js';
import {
  checkSelection,
  checkUrl,
  lockOwner,
  requireObjectsLeft,
  requireWebhooks,
  webhookFields,
} from './webhook-input.js';
import { MAX_WEBHOOKS } from './webhook-limits.js';
import { requireTopics } from './webhook-scopes.js';

/**
 * Creates a webhook of the viewer's. Made by an access token, its notices show what that token may read.
 * @returns it with the secret that signs its deliveries, which is shown this once
 * @throws RateLimitedError after 100 in an hour, changes and tests included
 * @throws UserError EMAIL_NOT_VERIFIED, TOO_MANY, REQUIRED, TOO_LONG, INVALID_URL, INVALID_SELECTION, WEBHOOKS_UNAVAILABLE
 */
export async function createWebhook(
  context: Context,
  input: { url: string; topics: WebhookTopic[]; query: string },
): Promise<{ webhook: Webhook; secret: string }> {
  const viewer = requireStaff(context, AccessScope.WEBHOOKS);
  const { accountId, scopes } = viewer;
  const { services, database } = context;
  const gateway = requireWebhooks(context);
  await services.rateLimits.countWebhookRequest(accountId);
  const { url, topics, query } = parseInput(webhookFields, input);
  requireTopics(viewer, topics);
  const objects = checkSelection(context, query);
  const id = newId();
  const secret = newSecret();
  const webhook: Webhook = {
    id,
    accountId,
    url: await checkUrl(gateway, url),
    topics,
    query,
    scopes,
    encryptedSecret: await services.encryption.encrypt(secret, id),
    previousEncryptedSecret: null,
    previousSecretUntil: null,
    createdAt: services.clock.now(),
    pausedAt: null,
    nextAttemptAt: null,
    probeAt: null,
    claimedUntil: null,
  };
  await transaction(database, async (manager) => {
    await lockOwner(manager, accountId);
    if ((await manager.countBy(Webhook, { accountId })) >= MAX_WEBHOOKS)
      throw new UserError(ErrorCode.TOO_MANY);
    await requireObjectsLeft(context, manager, webhook, objects);
    await manager.insert(Webhook, webhook);
    const action = AccountActivityAction.WEBHOOK_CREATED;
    await recordAccountActivity(context, manager, { accountId, action });
  });
  context.log.info({ accountId, webhookId: id }, 'webhook created');
  return { webhook, secret };
}
