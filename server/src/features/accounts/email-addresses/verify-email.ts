import { transaction } from '../../../platform/database/connection/transaction.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { UserError } from '../../user-error.js';
import { Account } from '../account.entity.js';
import { AccountActivityAction } from '../account-activity/account-activity-action.js';
import { recordAccountActivity } from '../account-activity/record-account-activity.js';
import { checkPassword } from '../passwords/check-password.js';
import { requireUnblocked } from './blocked-addresses.js';
import { EmailTokenPurpose } from './email-token.entity.js';
import { findAccountOfEmailToken, redeemEmailToken } from './email-tokens.js';

const { VERIFICATION } = EmailTokenPurpose;

export interface EmailVerification {
  /** The secret of the link that was sent. */
  token: string;
  /** Where the browser is not signed in to the account. */
  password?: string | null;
}

/**
 * Marks an account's address as verified, by the secret of the link that was sent to it. It does not sign in.
 *
 * Anybody can make an account with another's address. Its owner, who gets the link, must not hand it to them by a
 * click: the click counts only for a person who is in the account, or could be.
 * @throws UserError INVALID_OR_EXPIRED_LINK; REQUIRED for the password, INVALID_CREDENTIAL for a wrong one;
 * ACCOUNT_BLOCKED
 * @throws RateLimitedError after too many wrong passwords
 */
export async function verifyEmail(
  context: Context,
  { token, password }: EmailVerification,
): Promise<Account> {
  const { database, services, viewer } = context;
  const { clock } = services;
  const ownerId = await findAccountOfEmailToken(database, clock, VERIFICATION, token);
  if (!ownerId) throw new UserError(ErrorCode.INVALID_OR_EXPIRED_LINK);
  if (viewer?.accountId !== ownerId) await requirePassword(context, ownerId, password);

  const account = await transaction(database, async (manager) => {
    const accountId = await redeemEmailToken(manager, clock, VERIFICATION, token);
    const found = await manager.findOneByOrFail(Account, { id: accountId });
    await requireUnblocked(manager, found);
    const change = { emailVerifiedAt: clock.now() };
    await manager.update(Account, accountId, change);
    const action = AccountActivityAction.EMAIL_VERIFIED;
    await recordAccountActivity(context, manager, { accountId, action });
    return { ...found, ...change };
  });
  context.provenAccountId = account.id;
  context.log.info({ accountId: account.id }, 'e-mail verified');
  return account;
}

async function requirePassword(
  context: Context,
  accountId: string,
  password: string | null | undefined,
): Promise<void> {
  if (!password) throw new UserError(ErrorCode.REQUIRED, 'password');
  const account = await context.database.findOneBy(Account, { id: accountId });
  if (!account) throw new UserError(ErrorCode.INVALID_OR_EXPIRED_LINK);
  if (await checkPassword(context, account.email, account, password)) return;
  context.log.info({ accountId }, 'verification refused');
  throw new UserError(ErrorCode.INVALID_CREDENTIAL, 'password');
}
