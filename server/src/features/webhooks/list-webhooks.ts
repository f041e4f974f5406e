import { forbidden, requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { UserError } from '../user-error.js';
import { Webhook } from './webhook.entity.js';
import { MAX_WEBHOOKS } from './webhook-limits.js';

/**
 * An account's webhooks, the earliest first.
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN but for the account itself, if it is staff's, and by a token with WEBHOOKS
 */
export async function listWebhooks(context: Context, accountId: string): Promise<Webhook[]> {
  if (requireForQuery(context) !== accountId) throw forbidden();
  return context.database.find(Webhook, {
    where: { accountId },
    order: { createdAt: 'ASC', id: 'ASC' },
    take: MAX_WEBHOOKS,
  });
}

/** A query's refusal is no `userErrors`: staff who have yet to verify their address have no webhooks. */
function requireForQuery(context: Context): string {
  try {
    return requireStaff(context, AccessScope.WEBHOOKS).accountId;
  } catch (error) {
    throw error instanceof UserError ? forbidden() : error;
  }
}
