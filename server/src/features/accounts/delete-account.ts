import { transaction } from '../../platform/database/connection/transaction.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { requireViewer, unauthenticated } from './access-rules.js';
import { Account } from './account.entity.js';
import { accountDeleted } from './causes.js';
import { checkPassword } from './passwords/check-password.js';
import { clearBrowserSession, hasSignedInRecently } from './sessions/sessions.js';
import { forgetAllowedStaff } from './staff-decisions.js';

/**
 * Deletes the viewer's account with its sessions, links and sign-ups, and the events that it created. Payments stay,
 * without the person. When anything fails, nothing has changed.
 * @param password needed unless the session began at most ten minutes ago; a wrong one is never accepted
 * @returns the id of the deleted account
 * @throws UserError SIGN_IN_AGAIN without a password in an older session; REQUIRED for an empty password,
 * INVALID_CREDENTIAL for a wrong one
 * @throws RateLimitedError after too many wrong passwords, as at a sign-in
 */
export async function deleteAccount(
  context: Context,
  { password }: { password?: string | null | undefined } = {},
): Promise<string> {
  const { accountId } = requireViewer(context.viewer);
  await requireProof(context, accountId, password);
  if (!(await removeAccount(context, accountId))) throw unauthenticated();
  clearBrowserSession(context);
  context.log.info({ accountId }, 'account deleted');
  return accountId;
}

/**
 * Deletes an account with all that follows from it, for the person or for the operator on their request.
 * @returns whether there was such an account
 */
export function removeAccount(
  { database, runConsequences }: Pick<Context, 'database' | 'runConsequences'>,
  accountId: string,
): Promise<boolean> {
  return transaction(database, async (manager) => {
    // The lock prevents others from adding to the account meanwhile.
    const lock = { mode: 'pessimistic_write' } as const;
    const account = await manager.findOne(Account, { where: { id: accountId }, lock });
    if (!account) return false;
    await runConsequences(accountDeleted, manager, { accountId });
    await forgetAllowedStaff(manager, account.email);
    await manager.delete(Account, accountId);
    return true;
  });
}

/** A person who finds a signed-in browser must not be able to delete the account. */
async function requireProof(
  context: Context,
  accountId: string,
  password: string | null | undefined,
): Promise<void> {
  if (password === '') throw new UserError(ErrorCode.REQUIRED, 'password');
  if (password == null) {
    if (await hasSignedInRecently(context)) return;
    throw new UserError(ErrorCode.SIGN_IN_AGAIN);
  }
  const account = await context.database.findOneBy(Account, { id: accountId });
  if (!account) throw unauthenticated();
  if (await checkPassword(context, account.email, account, password)) return;
  context.log.info({ accountId }, 'deletion of the account refused');
  throw new UserError(ErrorCode.INVALID_CREDENTIAL, 'password');
}
