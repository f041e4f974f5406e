import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { parseInput } from '../../parse-input.js';
import { UserError } from '../../user-error.js';
import { Account } from '../account.entity.js';
import { AccountActivityAction } from '../account-activity/account-activity-action.js';
import { EmailTokenPurpose } from '../email-addresses/email-token.entity.js';
import { findAccountOfEmailToken, redeemEmailToken } from '../email-addresses/email-tokens.js';
import { raiseRole } from '../raise-role.js';
import { endSessionsOf, enterSession, startSession } from '../sessions/sessions.js';
import { takeOver } from '../take-over.js';
import { newPassword } from './password.js';

const fields = z.object({ password: newPassword });

export interface PasswordReset {
  /** The secret of the link that was sent. */
  token: string;
  password: string;
}

/**
 * Sets a new password and signs in. All of the account's sessions end: a stranger with the old password is out. The
 * mail arrived, so the address counts as verified; if it did not before, the account is taken over.
 * @throws UserError WEAK_PASSWORD, TOO_LONG, INVALID_OR_EXPIRED_LINK, ACCOUNT_BLOCKED
 */
export async function resetPassword(context: Context, { token, password }: PasswordReset): Promise<Account> {
  const { database, services } = context;
  const { clock, passwords } = services;
  parseInput(fields, { password });
  if (!(await findAccountOfEmailToken(database, clock, EmailTokenPurpose.PASSWORD_RESET, token))) {
    throw new UserError(ErrorCode.INVALID_OR_EXPIRED_LINK);
  }
  // Hashing takes long, so it is neither done for a bad link nor within the transaction.
  const passwordHash = await passwords.hashInTurn(context.networkAddress, password);

  const { account, session } = await transaction(database, async (manager) => {
    const accountId = await redeemEmailToken(manager, clock, EmailTokenPurpose.PASSWORD_RESET, token);
    const found = await manager.findOneByOrFail(Account, { id: accountId });
    const changed = found.emailVerifiedAt
      ? await changePassword(manager, found, passwordHash)
      : await takeOver(context, manager, found, passwordHash);
    return {
      account: await raiseRole(context, manager, changed),
      session: await startSession(context, manager, accountId, AccountActivityAction.PASSWORD_RESET),
    };
  });
  enterSession(context, account, session);
  context.log.info({ accountId: account.id }, 'password reset');
  return account;
}

async function changePassword(
  manager: EntityManager,
  account: Account,
  passwordHash: string,
): Promise<Account> {
  await manager.update(Account, account.id, { passwordHash });
  await endSessionsOf(manager, account.id);
  return { ...account, passwordHash };
}
