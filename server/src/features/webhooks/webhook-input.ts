import { type EntityManager, Not } from 'typeorm';
import { z } from 'zod';
import { InvalidSelectionError, MAX_COST } from '../../platform/graphql/limits/selections.js';
import { unauthenticated } from '../accounts/access-rules.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { issueOf, requiredText } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { InvalidUrlError, type WebhookGateway } from './deliveries/webhook-gateway.js';
import { WebhookTopic } from './notices/webhook-topic.js';
import { Webhook } from './webhook.entity.js';
import { MAX_QUERY_LENGTH, MAX_URL_LENGTH } from './webhook-limits.js';

export const webhookFields = z.object({
  url: requiredText(MAX_URL_LENGTH),
  topics: z
    .array(z.enum(WebhookTopic))
    .transform((topics) => [...new Set(topics)])
    .refine((topics) => topics.length > 0, issueOf(ErrorCode.REQUIRED)),
  query: requiredText(MAX_QUERY_LENGTH),
});

/** @throws UserError WEBHOOKS_UNAVAILABLE where secrets cannot be stored */
export function requireWebhooks({ services }: Pick<Context, 'services'>): WebhookGateway {
  if (!services.webhooks) throw new UserError(ErrorCode.WEBHOOKS_UNAVAILABLE);
  return services.webhooks;
}

/**
 * @returns how many objects it may return
 * @throws UserError INVALID_SELECTION
 */
export function checkSelection({ services }: Context, query: string): number {
  try {
    return services.noticeSelections.check(query);
  } catch (error) {
    if (!(error instanceof InvalidSelectionError)) throw error;
    throw new UserError(ErrorCode.INVALID_SELECTION, 'query', error.message);
  }
}

/**
 * One change may be sent to all webhooks of an account, so together they may return what a query may. The caller has locked
 * the account.
 * @param objects of the selection that is new
 * @throws UserError INVALID_SELECTION
 */
export async function requireObjectsLeft(
  { services }: Context,
  manager: EntityManager,
  { id, accountId }: Pick<Webhook, 'id' | 'accountId'>,
  objects: number,
): Promise<void> {
  const others = await manager.findBy(Webhook, { accountId, id: Not(id) });
  const taken = others.reduce((sum, { query }) => sum + objectsOf(services, query), 0);
  if (taken + objects <= MAX_COST) return;
  const message = `It may return ${objects} objects, your other webhooks ${taken}, and all together ${MAX_COST} are allowed`;
  throw new UserError(ErrorCode.INVALID_SELECTION, 'query', message);
}

/** None where it does not fit the API any more: then it returns nothing. */
export function objectsOf({ noticeSelections }: Context['services'], query: string): number {
  try {
    return noticeSelections.check(query);
  } catch (error) {
    if (error instanceof InvalidSelectionError) return 0;
    throw error;
  }
}

/** Of changes to an account's webhooks that come at once, the second sees the first. */
export async function lockOwner(manager: EntityManager, accountId: string): Promise<void> {
  const sql = 'SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE';
  const accounts = await manager.query<unknown[]>(sql, [accountId]);
  if (accounts.length === 0) throw unauthenticated();
}

/**
 * @returns the address as it is stored
 * @throws UserError INVALID_URL
 */
export async function checkUrl(gateway: WebhookGateway, url: string): Promise<string> {
  try {
    return await gateway.check(url);
  } catch (error) {
    if (!(error instanceof InvalidUrlError)) throw error;
    throw new UserError(ErrorCode.INVALID_URL, 'url', error.message);
  }
}
