import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import { deleteAccessTokensOf } from './access-tokens/access-tokens.js';
import { Account } from './account.entity.js';
import { accountTakenOver } from './causes.js';
import { deleteEmailTokens } from './email-addresses/email-tokens.js';
import { endSessionsOf } from './sessions/sessions.js';

/**
 * Gives an account with an unverified address to the owner of the address. A stranger may have made it: what they
 * could get in with is void, and nothing of the owner's reaches their calendar.
 * @param passwordHash the owner's own, if they have chosen one
 */
export async function takeOver(
  context: Context,
  manager: EntityManager,
  account: Account,
  passwordHash: string | null,
): Promise<Account> {
  const change = { passwordHash, emailVerifiedAt: context.services.clock.now() };
  // First of all, so that a session that is under way stores nothing after what is deleted here, see lockSession.
  await endSessionsOf(manager, account.id);
  await context.runConsequences(accountTakenOver, manager, { accountId: account.id });
  await manager.update(Account, account.id, change);
  await deleteAccessTokensOf(manager, account.id);
  await deleteEmailTokens(manager, account.id);
  return { ...account, ...change };
}
