import type { EntityManager } from 'typeorm';
import { transaction } from '../../platform/database/connection/transaction.js';
import type { Context } from '../context.js';
import type { Account } from './account.entity.js';
import { AccountActivityAction } from './account-activity/account-activity-action.js';
import { type ActingRequest, recordAccountActivity } from './account-activity/record-account-activity.js';
import { roleOf } from './email-addresses/email-address.js';
import { Role } from './role.js';
import { makeStaff } from './staff-decisions.js';

/**
 * Makes staff of a user whose address is the company's: Google may not have said so when the account was made, or
 * STAFF_DOMAIN was another. Call it for a person who signs in by what makes staff: the password, a mail, or the
 * company's Google. A person whom the operator has removed from staff stays a user.
 */
export async function raiseRole(
  context: Pick<Context, 'settings' | 'log'> & ActingRequest,
  manager: EntityManager,
  account: Account,
): Promise<Account> {
  const role = roleOf(account.email, context.settings.staffDomain);
  if (account.role === Role.STAFF || role !== Role.STAFF) return account;
  const isRaised = await transaction(manager, async (inner) => {
    if (!(await makeStaff(inner, account))) return false;
    const action = AccountActivityAction.ROLE_CHANGED;
    await recordAccountActivity(context, inner, { accountId: account.id, action });
    return true;
  });
  if (!isRaised) return account;
  context.log.info({ accountId: account.id }, 'a user is staff now');
  return { ...account, role };
}
