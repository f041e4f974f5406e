import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { transaction } from '../../platform/database/transaction.js';
import { InvalidSelectionError } from '../../platform/graphql/selections.js';
import { requireStaff, unauthenticated } from '../accounts/access-rules.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { issueOf, parseInput, requiredText } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { newSecret } from './signature.js';
import { Webhook } from './webhook.entity.js';
import { InvalidUrlError, type WebhookGateway } from './webhook-gateway.js';
import { MAX_QUERY_LENGTH, MAX_URL_LENGTH, MAX_WEBHOOKS } from './webhook-limits.js';
import { WebhookTopic } from './webhook-topic.js';

const fields = z.object({
  url: requiredText(MAX_URL_LENGTH),
  topics: z
    .array(z.enum(WebhookTopic))
    .transform((topics) => [...new Set(topics)])
    .refine((topics) => topics.length > 0, issueOf(ErrorCode.REQUIRED)),
  query: requiredText(MAX_QUERY_LENGTH),
});

/**
 * Creates a webhook of the viewer's.
 * @returns it with the secret that signs its deliveries, which is shown this once
 * @throws RateLimitedError after 100 in an hour, tests included
 * @throws UserError EMAIL_NOT_VERIFIED, TOO_MANY, REQUIRED, TOO_LONG, INVALID_URL, INVALID_SELECTION, WEBHOOKS_UNAVAILABLE
 */
export async function createWebhook(
  context: Context,
  input: { url: string; topics: WebhookTopic[]; query: string },
): Promise<{ webhook: Webhook; secret: string }> {
  const { accountId } = requireStaff(context);
  const { services, database } = context;
  const gateway = requireWebhooks(context);
  await services.rateLimits.countWebhookRequest(accountId);
  const { url, topics, query } = parseInput(fields, input);
  checkSelection(context, query);
  const id = newId();
  const secret = newSecret();
  const webhook: Webhook = {
    id,
    accountId,
    url: await checkUrl(gateway, url),
    topics,
    query,
    encryptedSecret: await services.encryption.encrypt(secret, id),
    createdAt: services.clock.now(),
    pausedAt: null,
    nextAttemptAt: null,
    claimedUntil: null,
  };
  await transaction(database, async (manager) => {
    // Of two at once, the second counts the first.
    const sql = 'SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE';
    const accounts = await manager.query<unknown[]>(sql, [accountId]);
    if (accounts.length === 0) throw unauthenticated();
    if ((await manager.countBy(Webhook, { accountId })) >= MAX_WEBHOOKS)
      throw new UserError(ErrorCode.TOO_MANY);
    await manager.insert(Webhook, webhook);
  });
  context.log.info({ accountId, webhookId: id }, 'webhook created');
  return { webhook, secret };
}

/** @throws UserError WEBHOOKS_UNAVAILABLE where secrets cannot be stored */
export function requireWebhooks({ services }: Pick<Context, 'services'>): WebhookGateway {
  if (!services.webhooks) throw new UserError(ErrorCode.WEBHOOKS_UNAVAILABLE);
  return services.webhooks;
}

function checkSelection({ services }: Context, query: string): void {
  try {
    services.noticeSelections.check(query);
  } catch (error) {
    if (!(error instanceof InvalidSelectionError)) throw error;
    throw new UserError(ErrorCode.INVALID_SELECTION, 'query', error.message);
  }
}

async function checkUrl(gateway: WebhookGateway, url: string): Promise<string> {
  try {
    return await gateway.check(url);
  } catch (error) {
    if (!(error instanceof InvalidUrlError)) throw error;
    throw new UserError(ErrorCode.INVALID_URL, 'url', error.message);
  }
}
