import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Viewer } from '../accounts/viewer.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { Webhook } from './webhook.entity.js';

/**
 * One of an account's own webhooks.
 * @throws UserError WEBHOOK_NOT_FOUND, for others' too
 */
export async function findOwnWebhook(
  database: EntityManager,
  { accountId }: Viewer,
  id: string,
): Promise<Webhook> {
  const webhook = isUuid(id) ? await database.findOneBy(Webhook, { id, accountId }) : null;
  if (!webhook) throw new UserError(ErrorCode.WEBHOOK_NOT_FOUND);
  return webhook;
}
