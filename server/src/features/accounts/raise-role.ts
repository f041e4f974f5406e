import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import type { Account } from './account.entity.js';
import { roleOf } from './email-addresses/email-address.js';
import { Role } from './role.js';
import { makeStaff } from './staff-decisions.js';

/**
 * Makes staff of a user whose address is the company's: Google may not have said so when the account was made, or
 * STAFF_DOMAIN was another. Call it for a person who signs in by what makes staff: the password, a mail, or the
 * company's Google. A person whom the operator has removed from staff stays a user.
 */
export async function raiseRole(
  { settings, log }: Pick<Context, 'settings' | 'log'>,
  manager: EntityManager,
  account: Account,
): Promise<Account> {
  const role = roleOf(account.email, settings.staffDomain);
  if (account.role === Role.STAFF || role !== Role.STAFF) return account;
  if (!(await makeStaff(manager, account))) return account;
  log.info({ accountId: account.id }, 'a user is staff now');
  return { ...account, role };
}
