import { type EntityManager, IsNull } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { parseInput } from '../../parse-input.js';
import { UserError } from '../../user-error.js';
import { requireViewer, unauthenticated } from '../access-rules.js';
import { Account } from '../account.entity.js';
import { AccountActivityAction } from '../account-activity/account-activity-action.js';
import { passwordChanged } from '../causes.js';
import { deleteEmailTokens } from '../email-addresses/email-tokens.js';
import { lockAccount } from '../find-account.js';
import { lockSession } from '../sessions/lock-session.js';
import {
  endSessionsOf,
  enterSession,
  hasSignedInRecently,
  type StartedSession,
  startSession,
} from '../sessions/sessions.js';
import { checkPassword } from './check-password.js';
import { newPassword } from './password.js';

const fields = z.object({ newPassword });

export interface PasswordChange {
  /** Null for an account that has none. */
  currentPassword?: string | null;
  newPassword: string;
}

/**
 * Sets the viewer's password, or their first one. All of the account's sessions end, and links of mails that were
 * sent to it work no more; the browser goes on with a new session. A mail says so.
 * @throws UserError WEAK_PASSWORD, TOO_LONG; REQUIRED without the current password, WRONG_PASSWORD for another;
 * SIGN_IN_AGAIN where the account has none and the session began more than ten minutes ago
 * @throws RateLimitedError after too many wrong passwords, as at a sign-in
 */
export async function changePassword(context: Context, change: PasswordChange): Promise<Account> {
  const { accountId } = requireViewer(context.viewer);
  parseInput(fields, change);
  const account = await context.database.findOneBy(Account, { id: accountId });
  if (!account) throw unauthenticated();
  await requireProof(context, account, change.currentPassword);
  // Hashing takes long, so it is neither done without proof nor within the transaction.
  const passwordHash = await context.services.passwords.hashInTurn(
    context.networkAddress,
    change.newPassword,
  );
  const session = await transaction(context.database, (manager) =>
    store(context, manager, account, passwordHash),
  );
  if (!session) throw wrongPassword();
  enterSession(context, account, session);
  context.log.info({ accountId }, 'password changed');
  return { ...account, passwordHash };
}

/** A person who finds a signed-in browser must not be able to lock its owner out. */
async function requireProof(
  context: Context,
  account: Account,
  password: string | null | undefined,
): Promise<void> {
  if (account.passwordHash === null) {
    if (await hasSignedInRecently(context)) return;
    throw new UserError(ErrorCode.SIGN_IN_AGAIN);
  }
  if (!password) throw new UserError(ErrorCode.REQUIRED, 'currentPassword');
  if (await checkPassword(context, account.email, account, password)) return;
  context.log.info({ accountId: account.id }, 'change of the password refused');
  throw wrongPassword();
}

function wrongPassword(): UserError {
  return new UserError(ErrorCode.WRONG_PASSWORD, 'currentPassword');
}

/** @returns the new session; null where the password is not what it was any more */
async function store(
  context: Context,
  manager: EntityManager,
  account: Account,
  passwordHash: string,
): Promise<StartedSession | null> {
  const { id } = account;
  const where = { id, passwordHash: account.passwordHash ?? IsNull() };
  if (!(await lockAccount(manager, where))) return null;
  // The session may have ended while the password was hashed: then this browser must stay out.
  await lockSession(context, manager);
  await manager.update(Account, id, { passwordHash });
  await deleteEmailTokens(manager, id);
  await endSessionsOf(manager, id);
  const changedAt = context.services.clock.now();
  await context.runConsequences(passwordChanged, manager, { accountId: id, changedAt });
  return startSession(context, manager, id, AccountActivityAction.PASSWORD_CHANGED);
}
