import { omitBy } from 'es-toolkit/object/omitBy';
import { isNil } from 'es-toolkit/predicate/isNil';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountActivityAction } from '../accounts/account-activity/account-activity-action.js';
import { recordAccountActivity } from '../accounts/account-activity/record-account-activity.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { parseInput } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { askForDelivery } from './deliveries/deliver-webhook.job.js';
import type { WebhookTopic } from './notices/webhook-topic.js';
import { findOwnWebhook } from './own-webhook.js';
import { Webhook } from './webhook.entity.js';
import {
  checkSelection,
  checkUrl,
  lockOwner,
  requireObjectsLeft,
  requireWebhooks,
  webhookFields,
} from './webhook-input.js';
import { requireTopics, scopesAfter } from './webhook-scopes.js';

export interface WebhookChanges {
  id: string;
  url?: string | null;
  topics?: WebhookTopic[] | null;
  query?: string | null;
}

/**
 * Changes the given fields of a webhook of the viewer's. A new address is tried at once; a webhook that is paused stays so.
 * Changed by an access token, its notices show no more than that token may read, from then on.
 * @throws RateLimitedError after 100 in an hour, new webhooks and tests included
 * @throws UserError EMAIL_NOT_VERIFIED, WEBHOOK_NOT_FOUND, REQUIRED, TOO_LONG, INVALID_URL, INVALID_SELECTION, WEBHOOKS_UNAVAILABLE
 */
export async function updateWebhook(context: Context, { id, ...input }: WebhookChanges): Promise<Webhook> {
  const viewer = requireStaff(context, AccessScope.WEBHOOKS);
  const gateway = requireWebhooks(context);
  await context.services.rateLimits.countWebhookRequest(viewer.accountId);
  await findOwnWebhook(context.database, viewer, id);
  const given = parseInput(webhookFields.partial(), omitBy(input, isNil));
  const objects = given.query === undefined ? null : checkSelection(context, given.query);
  if (given.url !== undefined) given.url = await checkUrl(gateway, given.url);
  const webhook = await transaction(context.database, async (manager) => {
    if (objects !== null) {
      await lockOwner(manager, viewer.accountId);
      await requireObjectsLeft(context, manager, { id, accountId: viewer.accountId }, objects);
    }
    const lock = { mode: 'for_no_key_update' } as const;
    const before = await manager.findOne(Webhook, { where: { id }, lock });
    if (!before) throw new UserError(ErrorCode.WEBHOOK_NOT_FOUND);
    const { url = before.url, topics = before.topics, query = before.query } = given;
    requireTopics(viewer, topics);
    const isMoved = url !== before.url;
    const due = isMoved && { nextAttemptAt: null, probeAt: context.services.clock.now() };
    const changed = { url, topics, query, ...due, scopes: scopesAfter(before.scopes, viewer) };
    await manager.update(Webhook, { id }, changed);
    const action = AccountActivityAction.WEBHOOK_CHANGED;
    await recordAccountActivity(context, manager, { accountId: viewer.accountId, action });
    if (isMoved) await askForDelivery(context, manager, id);
    return { ...before, ...changed };
  });
  context.log.info({ accountId: viewer.accountId, webhookId: id }, 'webhook changed');
  return webhook;
}
