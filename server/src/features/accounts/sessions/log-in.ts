import { type EntityManager, IsNull } from 'typeorm';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { parseInput } from '../../parse-input.js';
import { UserError } from '../../user-error.js';
import { Account } from '../account.entity.js';
import { AccountActivityAction } from '../account-activity/account-activity-action.js';
import { recordAccountActivity } from '../account-activity/record-account-activity.js';
import { emailAddress } from '../email-addresses/email-address.js';
import { lockAccount } from '../find-account.js';
import { checkPassword } from '../passwords/check-password.js';
import { raiseRole } from '../raise-role.js';
import type { Role } from '../role.js';
import { enterSession, startSession } from './sessions.js';

const fields = z.object({ email: emailAddress, password: z.string() });

export interface Credentials {
  /** The form that was used. */
  role: Role;
  email: string;
  password: string;
}

/**
 * Signs an account in.
 * @throws UserError INVALID_CREDENTIAL without saying whether address or password is wrong; USER_NOT_FOUND or
 *   STAFF_NOT_FOUND for right credentials in the other role's form; ACCOUNT_BLOCKED for right ones of a blocked account
 * @throws RateLimitedError after too many wrong passwords, or sign-ins
 */
export async function logIn(context: Context, credentials: Credentials): Promise<Account> {
  const { email, password } = parseInput(fields, credentials);
  const found = await context.database.findOneBy(Account, { email });
  if (!(await checkPassword(context, email, found, password)) || !found) {
    context.log.info({ accountId: found?.id }, 'sign-in refused');
    await recordRefusal(context, found?.id ?? newId());
    throw new UserError(ErrorCode.INVALID_CREDENTIAL);
  }
  const account = await raiseRole(context, context.database, found);
  if (account.role !== credentials.role) throw new UserError(notFound[credentials.role]);

  const strongerHash = await rehashIfWeak(context, account, password);
  const session = await transaction(context.database, async (manager) => {
    if (await isChanged(manager, account)) return null;
    if (strongerHash) await manager.update(Account, account.id, { passwordHash: strongerHash });
    return startSession(context, manager, account.id, AccountActivityAction.SIGNED_IN);
  });
  if (!session) return logIn(context, credentials);
  enterSession(context, account, session);
  context.log.info({ accountId: account.id }, 'signed in');
  return account;
}

/** For an unknown address, too, where it stores nothing: both cost the server the same work (S4). */
function recordRefusal(context: Context, accountId: string): Promise<void> {
  const action = AccountActivityAction.SIGN_IN_REFUSED;
  return recordAccountActivity(context, context.database, { accountId, action });
}

/** Whether the password was reset or the account deleted since it was read; if not, it stays so for this transaction. */
async function isChanged(manager: EntityManager, { id, passwordHash }: Account): Promise<boolean> {
  const where = { id, passwordHash: passwordHash ?? IsNull() };
  return !(await lockAccount(manager, where));
}

/** Replaces a hash that was made with weaker parameters than today's. */
async function rehashIfWeak(
  { networkAddress, services: { passwords } }: Context,
  account: Account,
  password: string,
): Promise<string | null> {
  if (!account.passwordHash || !passwords.needsRehash(account.passwordHash)) return null;
  return passwords.hashInTurn(networkAddress, password);
}

const notFound: Record<Role, ErrorCode> = {
  USER: ErrorCode.USER_NOT_FOUND,
  STAFF: ErrorCode.STAFF_NOT_FOUND,
};
