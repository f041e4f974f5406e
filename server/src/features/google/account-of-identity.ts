import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { Account } from '../accounts/account.entity.js';
import { AccountActivityAction } from '../accounts/account-activity/account-activity-action.js';
import { recordAccountActivity } from '../accounts/account-activity/record-account-activity.js';
import { emailAddress, roleOf } from '../accounts/email-addresses/email-address.js';
import { MAX_NAME_LENGTH } from '../accounts/names/account-name.js';
import { Role } from '../accounts/role.js';
import { decidedRole } from '../accounts/staff-decisions.js';
import type { Context } from '../context.js';
import { cleanName } from '../parse-input.js';
import { type GoogleIdentity, GoogleRejectedError } from './google-gateway.js';

/**
 * Makes the account of a person whom Google vouches for, without a password.
 * @throws GoogleRejectedError for an address that no account can have
 */
export async function accountOfIdentity(
  context: Context,
  manager: EntityManager,
  identity: GoogleIdentity,
): Promise<Account> {
  const { email } = identity;
  if (!emailAddress.safeParse(email).success) throw new GoogleRejectedError('The address cannot be used');
  const now = context.services.clock.now();
  const account: Account = {
    id: newId(),
    email,
    name: nameOf(identity),
    nameConfirmed: cleanName(identity.name) !== '',
    role: await roleOfIdentity(context, manager, identity),
    passwordHash: null,
    defaultNameShown: null,
    emailVerifiedAt: now,
    createdAt: now,
  };
  await manager.insert(Account, account);
  const action = AccountActivityAction.REGISTERED;
  await recordAccountActivity(context, manager, { accountId: account.id, action });
  return account;
}

/**
 * Staff: the exact domain, an address that Google vouches for, in the company's own Google Workspace; and such an address
 * that the operator has added, of any domain.
 */
export async function roleOfIdentity(
  { settings }: Context,
  manager: EntityManager,
  { email, emailVerified, hostedDomain }: GoogleIdentity,
): Promise<Role> {
  if (!emailVerified) return Role.USER;
  const isOfTheCompany = hostedDomain === settings.staffDomain;
  return decidedRole(manager, email, isOfTheCompany ? roleOf(email, settings.staffDomain) : Role.USER);
}

/** Display name, else the part of the address before the @ (spec, section 3). */
function nameOf({ name, email }: GoogleIdentity): string {
  const shown = cleanName(name) || email.slice(0, email.lastIndexOf('@'));
  return [...shown].slice(0, MAX_NAME_LENGTH).join('');
}
